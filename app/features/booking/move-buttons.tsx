import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { ConfirmDialog } from "#app/ui/confirm-dialog";
import { TextAreaField } from "#app/ui/field";
import { PostForm } from "#app/ui/form";
import { SubmitButton } from "#app/ui/submit-button";
import { MOST_REASON_CHARACTERS } from "./schema";

interface MoveButtonProps {
  id: string;
  /** The other side, as it may be called. */
  name: string;
}

/** The advisor agrees to the time. */
export function AcceptButton({ id }: { id: string }) {
  const t = useTranslations("booking");
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <SubmitButton name="intent" value="accept" busyLabel={t("accepting")}>
        {t("accept")}
      </SubmitButton>
    </PostForm>
  );
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
