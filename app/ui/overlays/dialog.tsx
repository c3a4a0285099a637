import { cloneElement, useId, useRef, useState } from "react";
import { type ButtonProps, CloseButton } from "#app/ui/button";
import { commandDialog } from "./invoker";
import { useOpened, useOpenState } from "./open-state";

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

/** What is long is read from its title, and not from the first button in it. Only the attribute is asked when a dialog opens, and React writes none. */
function beginHere(title: HTMLElement | null) {
  title?.setAttribute("tabindex", "-1");
  title?.setAttribute("autofocus", "");
}
