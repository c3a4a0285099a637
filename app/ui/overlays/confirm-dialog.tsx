import { cloneElement, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { CloseWhenAnswered } from "./close-when-answered";
import { Dialog, type DialogProps } from "./dialog";
import { useFreshFields } from "./fresh-fields";
import { commandDialog } from "./invoker";

interface ConfirmDialogProps extends Pick<DialogProps, "open" | "onOpenChange" | "title" | "trigger"> {
  id?: string;
  /** What is going to happen. */
  text: React.ReactNode;
  /** The verb, as on the button that opened it. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  /** Called instead of posting. */
  onConfirm?: () => void;
  /** Where to post; defaults to the page itself. */
  action?: string;
  /** Name and value of the confirming button. */
  name?: string;
  value?: string;
  /** Names of fields that must not be blank. */
  needs?: readonly string[];
  /** Error about what was typed, shown in the dialog, which stays open. */
  problem?: React.ReactNode;
  /** Shown in place of the button when the action is no longer possible. */
  instead?: React.ReactNode;
  /** Hidden inputs, or a field such as a reason. */
  children?: React.ReactNode;
}

/** A confirmation before an irreversible action. Posts a form, or calls `onConfirm`. */
export function ConfirmDialog({
  id,
  text,
  confirmLabel,
  busyLabel,
  cancelLabel,
  tone = "danger",
  onConfirm,
  action,
  name,
  value,
  needs,
  problem,
  instead,
  children,
  trigger,
  ...dialog
}: ConfirmDialogProps) {
  const t = useTranslations("ui");
  const made = useId();
  const [isSending, setSending] = useState(false);
  const [fresh, beginAnew] = useFreshFields();
  const dialogId = id ?? made;
  const cancel = (
    <Button variant="secondary" commandfor={dialogId} command="close" onClick={() => commandDialog(dialogId, "close")}>
      {cancelLabel ?? t("cancel")}
    </Button>
  );
  if (onConfirm)
    return (
      <Dialog {...dialog} id={dialogId} role="alertdialog" description={text} trigger={trigger}>
        {children}
        <div className="dialog-actions">
          {cancel}
          <Button variant={tone} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </Dialog>
    );
  // Closed on the response, while the page behind reloads: until then the trigger is busy, and does not open it again.
  const asking = trigger && cloneElement(trigger, { busy: isSending || trigger.props.busy });
  return (
    <Dialog {...dialog} id={dialogId} role="alertdialog" description={text} trigger={asking}>
      <PostForm key={fresh} action={action}>
        <CloseWhenAnswered staysWhenRefused={Boolean(problem)} onSending={setSending} onDone={beginAnew} />
        <div className="space-y-5">
          {problem}
          {children}
        </div>
        <div className="dialog-actions">
          {cancel}
          {instead === undefined ? (
            <SubmitButton variant={tone} name={name} value={value} needs={needs} busyLabel={busyLabel}>
              {confirmLabel}
            </SubmitButton>
          ) : (
            instead
          )}
        </div>
      </PostForm>
    </Dialog>
  );
}
