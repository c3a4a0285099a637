import { useEffect, useEffectEvent } from "react";

/** Opening is a call to the browser and no attribute, so a screen that decides for itself needs an effect. */
export function useOpenState(dialog: React.RefObject<HTMLDialogElement | null>, open: boolean | undefined) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open && !element.matches(":modal")) {
      element.removeAttribute("open");
      element.showModal();
      // The focus goes to the first button, which may be at the end of a letter: that is read from its beginning.
      element.scrollTop = 0;
    }
    if (!open && element.open) element.close();
  }, [dialog, open]);
}

/** Calls `opened` when it opens, also before React was there; keeps the strip of the scroll bar. React hears neither event of a dialog that the server drew. */
export function useOpened(dialog: React.RefObject<HTMLDialogElement | null>, opened: () => void) {
  const tell = useEffectEvent(opened);
  useEffect(() => {
    const element = dialog.current;
    if (element?.matches(":modal")) tell();
    const onBeforeToggle = ({ newState }: ToggleEvent) => newState === "open" && keepStrip();
    const onToggle = ({ newState }: ToggleEvent) => newState === "open" && tell();
    element?.addEventListener("beforetoggle", onBeforeToggle);
    element?.addEventListener("toggle", onToggle);
    return () => {
      element?.removeEventListener("beforetoggle", onBeforeToggle);
      element?.removeEventListener("toggle", onToggle);
    };
  }, [dialog]);
}

/** While a dialog is open the page does not scroll: where it had the strip of a scroll bar it keeps it (theme.css), so that nothing jumps. */
function keepStrip() {
  const root = document.documentElement;
  if (!document.querySelector("dialog:modal")) root.style.setProperty("--strip", `${innerWidth - root.clientWidth}px`);
}
