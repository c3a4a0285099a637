import { cloneElement, useId, useRef, useState } from "react";
import { type ButtonProps, CloseButton } from "#app/ui/button";
import { commandDialog } from "./invoker";
import { useOpened, useOpenState } from "./open-state";

export interface DialogProps {
  /** Buttons anywhere open it with `commandfor={id} command="show-modal"`, even before React. */
  id?: string;
  /** If set, controlled by the screen. If omitted, by its trigger, its close button and Escape. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  title: React.ReactNode;
  description?: React.ReactNode;
  /** The button that opens it. */
  trigger?: React.ReactElement<ButtonProps>;
  /** 'alertdialog' for a question that must be answered: a press outside does not close it. */
  role?: "dialog" | "alertdialog";
  /** 'tall' is at the top with a fixed height, whatever its content. */
  width?: "narrow" | "wide" | "tall";
  children?: React.ReactNode;
}

/** A native modal dialog: focus stays inside, Escape closes it, the page behind is inert. Works before hydration. */
export function Dialog({ id, open, onOpenChange, title, description, trigger, role, width = "narrow", children }: DialogProps) {
  const made = useId();
  const dialogId = id ?? made;
  const dialog = useRef<HTMLDialogElement>(null);
  // Set once: removing the attribute in a later render would hide an open dialog.
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
          {/* The browser focuses the first element: that should be the first field, not the close button. */}
          <CloseButton commandfor={dialogId} command="close" onClick={close} className="absolute top-4 right-4" />
        </div>
      </dialog>
    </>
  );
}

/** Makes a long dialog start at its title instead of its first button. Only the attribute counts when a dialog opens, and React writes none. */
function beginHere(title: HTMLElement | null) {
  title?.setAttribute("tabindex", "-1");
  title?.setAttribute("autofocus", "");
}
