import { cloneElement, useEffect, useId, useRef } from "react";
import { type ButtonProps, CloseButton } from "./button";

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
  width?: "narrow" | "wide";
  children?: React.ReactNode;
}

/** The browser's own modal dialog: focus stays inside, Escape closes, the page behind is out of reach. Works before hydration. */
export function Dialog({ id, open, onOpenChange, title, description, trigger, role, width = "narrow", children }: DialogProps) {
  const made = useId();
  const dialogId = id ?? made;
  const dialog = useRef<HTMLDialogElement>(null);
  useOpenState(dialog, open);

  const show = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
    onOpenChange?.(true);
  };
  const close = () => dialog.current?.close();
  const opening = { commandfor: dialogId, command: "show-modal", onClick: show, "aria-haspopup": "dialog" } as const;

  return (
    <>
      {trigger && cloneElement(trigger, opening)}
      <dialog
        ref={dialog}
        id={dialogId}
        role={role}
        open={open && !dialog.current ? true : undefined}
        closedby={role === "alertdialog" ? "closerequest" : "any"}
        aria-labelledby={`${dialogId}-title`}
        aria-describedby={description ? `${dialogId}-description` : undefined}
        className={`dialog dialog-${width}`}
        onClose={() => onOpenChange?.(false)}
        suppressHydrationWarning
      >
        <div className="dialog-body">
          <header className="flex items-start gap-4">
            <h2 id={`${dialogId}-title`} className="grow text-xl">
              {title}
            </h2>
            <CloseButton commandfor={dialogId} command="close" onClick={close} className="-mt-2 -mr-2" />
          </header>
          {description && (
            <p id={`${dialogId}-description`} className="mt-2 text-soft">
              {description}
            </p>
          )}
          {open !== false && <div className="mt-5">{children}</div>}
        </div>
      </dialog>
    </>
  );
}

/** Opening is a call to the browser and no attribute, so a screen that decides for itself needs an effect. */
function useOpenState(dialog: React.RefObject<HTMLDialogElement | null>, open: boolean | undefined) {
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open && !element.matches(":modal")) {
      element.removeAttribute("open");
      element.showModal();
    }
    if (!open && element.open) element.close();
  }, [dialog, open]);
}
