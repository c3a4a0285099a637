import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { ConfirmDialog } from "#app/ui/confirm-dialog";
import { TextAreaField } from "#app/ui/field";
import { PostForm } from "#app/ui/form";
import { SubmitButton } from "#app/ui/submit-button";
import type { Intent } from "./move-post";
import { MOST_REASON_CHARACTERS } from "./schema";

interface MoveButtonProps {
  id: string;
  /** The other side, as it may be called. */
  name: string;
}

interface StepButtonProps {
  id: string;
  intent: Intent;
  label: string;
  busyLabel: string;
  variant?: "primary" | "secondary";
  /** The proposed time that the button agrees to. */
  seen?: Date | null;
}

/** A step that needs no question: one press. */
export function StepButton({ id, intent, label, busyLabel, variant, seen }: StepButtonProps) {
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      {seen && <input type="hidden" name="seen" value={new Date(seen).toISOString()} />}
      <SubmitButton name="intent" value={intent} busyLabel={busyLabel} variant={variant}>
        {label}
      </SubmitButton>
    </PostForm>
  );
}

/** The advisor agrees to the time. */
export function AcceptButton({ id }: { id: string }) {
  const t = useTranslations("booking");
  return <StepButton id={id} intent="accept" label={t("accept")} busyLabel={t("accepting")} />;
}

/** The advisor says no, after a question and with a reason if there is one to give. */
export function DeclineButton({ id, name }: MoveButtonProps) {
  const t = useTranslations("booking");
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{t("decline")}</Button>}
      title={t("declineTitle")}
      text={t("declineText", { name })}
      confirmLabel={t("decline")}
      busyLabel={t("declining")}
      cancelLabel={t("keep")}
      name="intent"
      value="decline"
    >
      <input type="hidden" name="id" value={id} />
      <TextAreaField name="reason" label={t("declineReason", { name })} maxLength={MOST_REASON_CHARACTERS} rows={3} optional />
    </ConfirmDialog>
  );
}

/** The client takes the request back, after a question. */
export function WithdrawButton({ id, name }: MoveButtonProps) {
  const t = useTranslations("booking");
  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{t("withdraw")}</Button>}
      title={t("withdrawTitle")}
      text={t("withdrawText", { name })}
      confirmLabel={t("withdraw")}
      busyLabel={t("withdrawing")}
      cancelLabel={t("keep")}
      name="intent"
      value="withdraw"
    >
      <input type="hidden" name="id" value={id} />
    </ConfirmDialog>
  );
}

/** Either side calls it off, after reading what goes back. */
export function CancelButton({ id, name, text }: MoveButtonProps & { text: string }) {
  const t = useTranslations("booking");
  return (
    <ConfirmDialog
      trigger={<Button variant="quiet">{t("cancel")}</Button>}
      title={t("cancelTitle")}
      text={text}
      confirmLabel={t("cancel")}
      busyLabel={t("cancelling")}
      cancelLabel={t("keep")}
      name="intent"
      value="cancel"
    >
      <input type="hidden" name="id" value={id} />
      <TextAreaField name="reason" label={t("cancelReason", { name })} maxLength={MOST_REASON_CHARACTERS} rows={3} optional />
    </ConfirmDialog>
  );
}

/** Either side says that the other did not come, after reading what it means. */
export function NoShowButton({ id, name, text }: MoveButtonProps & { text: string }) {
  const t = useTranslations("booking");
  return (
    <ConfirmDialog
      trigger={<Button variant="quiet">{t("noShow")}</Button>}
      title={t("noShowTitle", { name })}
      text={text}
      confirmLabel={t("noShowSend")}
      busyLabel={t("sending")}
      cancelLabel={t("keep")}
      name="intent"
      value="reportNoShow"
    >
      <input type="hidden" name="id" value={id} />
      <TextAreaField name="reason" label={t("noShowReason")} maxLength={MOST_REASON_CHARACTERS} rows={3} optional />
    </ConfirmDialog>
  );
}
