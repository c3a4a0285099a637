import { cloneElement, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type ButtonProps, CloseButton } from "#app/ui/button";
import { commandDialog } from "./invoker";

export interface DialogProps {
  /** Buttons anywhere open it with `commandfor={id} command="show-modal"`, also before React. */
  id?: string;
  /** Given: the screen decides. Left out: its trigger, its close button and Escape do. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: React.ReactNode;
  description?: React.ReactNode;
  /** The button that opens it. */
  trigger?: React.ReactElement<ButtonProps>;
  /** 'alertdialog' for a question that must be answered: a press beside it does not close it. */
  role?: "dialog" | "alertdialog";
  /** 'tall' stands at the top with a height of its own, however much is in it. */
  width?: "narrow" | "wide" | "tall";
  children?: React.ReactNode;
}

/** The browser's own modal dialog: focus stays inside, Escape closes, the page behind is out of reach. Works before hydration. */
export function Dialog({ id, open, onOpenChange, title, description, trigger, role, width = "narrow", children }: DialogProps) {
  const made = useId();
  const dialogId = id ?? made;
  const dialog = useRef<HTMLDialogElement>(null);
  // Said once: an attribute that React takes back at a later render would hide a dialog that is open.
  const [startsOpen] = useState(open === true);
  useOpenState(dialog, open);
  useOpened(dialog, () => onOpenChange?.(true));

  const show = () => commandDialog(dialogId, "show-modal");
  const close = () => commandDialog(dialogId, "close");
  const opening = { commandfor: dialogId, command: "show-modal", onClick: show, "aria-haspopup": "dialog" } as const;

  return (
    <>
      {trigger && cloneElement(trigger, opening)}
      <dialog
        ref={dialog}
        id={dialogId}
        role={role}
        open={startsOpen || undefined}
        closedby={role === "alertdialog" ? "closerequest" : "any"}
        aria-labelledby={`${dialogId}-title`}
        aria-describedby={description ? `${dialogId}-description` : undefined}
        className={`dialog dialog-${width}`}
        onClose={() => onOpenChange?.(false)}
        suppressHydrationWarning
      >
        <div className="dialog-body">
          <h2 id={`${dialogId}-title`} ref={width === "wide" ? beginHere : undefined} className="pr-10 text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${dialogId}-description`} className="mt-2 text-soft">
              {description}
            </p>
          )}
          {open !== false && <div className="mt-5">{children}</div>}
          {/* The browser gives the focus to what comes first: that is the first field, and not the way out. */}
          <CloseButton commandfor={dialogId} command="close" onClick={close} className="absolute top-4 right-4" />
        </div>
      </dialog>
    </>
  );
}

/** While a dialog is open the page does not scroll: where it had the strip of a scroll bar it keeps it (theme.css), so that nothing jumps. */
function keepStrip() {
  const root = document.documentElement;
  if (!document.querySelector("dialog:modal")) root.style.setProperty("--strip", `${innerWidth - root.clientWidth}px`);
}

/** What is long is read from its title, and not from the first button in it. Only the attribute is asked when a dialog opens, and React writes none. */
function beginHere(title: HTMLElement | null) {
  title?.setAttribute("tabindex", "-1");
  title?.setAttribute("autofocus", "");
}

/** Opening is a call to the browser and no attribute, so a screen that decides for itself needs an effect. */
function useOpenState(dialog: React.RefObject<HTMLDialogElement | null>, open: boolean | undefined) {
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
function useOpened(dialog: React.RefObject<HTMLDialogElement | null>, opened: () => void) {
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
