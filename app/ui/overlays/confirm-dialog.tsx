import { cloneElement, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { useFormState } from "#app/ui/fields/form-context";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Dialog, type DialogProps } from "./dialog";
import { commandDialog } from "./invoker";

interface ConfirmDialogProps extends Pick<DialogProps, "open" | "onOpenChange" | "title" | "trigger"> {
  id?: string;
  /** What will happen. */
  text: React.ReactNode;
  /** The verb, as on the button that asked. */
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  /** Instead of posting. */
  onConfirm?: () => void;
  /** Where to post; the page itself when left out. */
  action?: string;
  /** Name and value of the confirming button. */
  name?: string;
  value?: string;
  /** Names of the fields that must not be blank. */
  needs?: readonly string[];
  /** What is wrong with what was typed, said in the question, which stays open with it. */
  problem?: React.ReactNode;
  /** Hidden inputs, or a field such as a reason. */
  children?: React.ReactNode;
}

/** A question before something that cannot be taken back. Posts a form, or calls `onConfirm`. */
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
  children,
  trigger,
  ...dialog
}: ConfirmDialogProps) {
  const t = useTranslations("ui");
  const made = useId();
  const [isSending, setSending] = useState(false);
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
  // Closed at the answer, while the page behind is read anew: what asked is under way until then, and asks no second time.
  const asking = trigger && cloneElement(trigger, { busy: isSending || trigger.props.busy });
  return (
    <Dialog {...dialog} id={dialogId} role="alertdialog" description={text} trigger={asking}>
      <PostForm action={action}>
        <CloseWhenAnswered staysWhenRefused={Boolean(problem)} onSending={setSending} />
        {problem}
        {children}
        <div className="dialog-actions">
          {cancel}
          <SubmitButton variant={tone} name={name} value={value} needs={needs} busyLabel={busyLabel}>
            {confirmLabel}
          </SubmitButton>
        </div>
      </PostForm>
    </Dialog>
  );
}

interface CloseWhenAnsweredProps {
  /** What is wrong is said in the dialog itself. */
  staysWhenRefused?: boolean;
  onSending?: (isSending: boolean) => void;
}

/**
 * Whatever was answered is said on the page, which a question that stays open would cover. What was typed into it is kept. It closes with the answer, and
 * not once the page has been read anew: on a slow line that is seconds later.
 */
export function CloseWhenAnswered({ staysWhenRefused = false, onSending }: CloseWhenAnsweredProps) {
  const { isSending, isTaken } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const wasSending = useRef(false);
  const isOver = isTaken || (!isSending && !staysWhenRefused);
  useEffect(() => {
    if (wasSending.current && isOver) place.current?.closest("dialog")?.close();
    wasSending.current = isSending && !isTaken;
    onSending?.(isSending);
  }, [isSending, isTaken, isOver, onSending]);
  return <span ref={place} hidden />;
}
