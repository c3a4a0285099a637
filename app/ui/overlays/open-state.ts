import { useEffect, useEffectEvent } from "react";

/** Opening is a browser call and no attribute, so a controlled dialog needs an effect. */
export function useOpenState(dialog: React.RefObject<HTMLDialogElement | null>, open: boolean | undefined) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open && !element.matches(":modal")) {
      element.removeAttribute("open");
      element.showModal();
      // The first button gets the focus, which may be at the end of a letter: scroll back to the beginning.
      element.scrollTop = 0;
    }
    if (!open && element.open) element.close();
  }, [dialog, open]);
}

/** Calls `opened` when it opens, even before React, and reserves the scroll bar's strip. React misses both events of a server-rendered dialog. */
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

/** Stops the page from scrolling while a dialog is open, and reserves the scroll bar's strip (theme.css), so that nothing jumps. */
function keepStrip() {
  const root = document.documentElement;
  if (!document.querySelector("dialog:modal")) root.style.setProperty("--strip", `${innerWidth - root.clientWidth}px`);
}
