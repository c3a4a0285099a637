import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { HIDING_MAX_CHARACTERS } from "./report-form";

interface DecisionProps {
  report: { id: string; senderEmail: string; closedAt: Date | null; hiddenAt: Date | null };
  answer: ApplicationsAnswer | undefined;
}

/** Its report is set aside, as long as that is open, or it is removed for a reason; what is removed comes back, both after a question. */
export function MessageDecision({ report: { id, senderEmail: sender, closedAt, hiddenAt }, answer }: DecisionProps) {
  const t = useTranslations("reports");
  const hidden = <input type="hidden" name="reportId" value={id} />;
  const direct = (label: string, named: string) => (
    <PostForm preventScrollReset>
      {hidden}
      <SubmitButton size="small" variant="secondary" name="decision" value="close" busyLabel={t("saving")} aria-label={named}>
        {label}
      </SubmitButton>
    </PostForm>
  );
  if (hiddenAt)
    return (
      <ConfirmDialog
        title={t("showMessageNamed", { sender })}
        text={t("showMessageText")}
        trigger={
          <Button size="small" variant="secondary" aria-label={t("showMessageNamed", { sender })}>
            {t("showMessage")}
          </Button>
        }
        confirmLabel={t("showMessage")}
        busyLabel={t("saving")}
        tone="primary"
        name="decision"
        value="show"
      >
        {hidden}
      </ConfirmDialog>
    );
  return (
    <>
      {!closedAt && direct(t("close"), t("closeMessage", { sender }))}
      <ConfirmDialog
        title={t("hideMessageNamed", { sender })}
        text={t("hideMessageText")}
        trigger={
          <Button size="small" variant="danger" aria-label={t("hideMessageNamed", { sender })}>
            {t("hideMessage")}
          </Button>
        }
        confirmLabel={t("hideMessage")}
        busyLabel={t("saving")}
        name="decision"
        value="hide"
        needs={["reason"]}
      >
        {hidden}
        <TextField name="reason" label={t("hideMessageReason")} defaultValue={answer?.notes} maxLength={HIDING_MAX_CHARACTERS} required />
      </ConfirmDialog>
    </>
  );
}
