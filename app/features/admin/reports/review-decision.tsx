import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { ConfirmDialog } from "#app/ui/overlays/confirm-dialog";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { HIDING_MAX_CHARACTERS } from "./report-form";

interface DecisionProps {
  report: { reviewId: string; authorName: string; closedAt: Date | null; hiddenAt: Date | null };
  answer: ApplicationsAnswer | undefined;
}

/** Its reports are set aside, as long as one is open, or it leaves every page for a reason; what is hidden comes back, both after a question. */
export function ReviewDecision({ report: { reviewId, authorName: author, closedAt, hiddenAt }, answer }: DecisionProps) {
  const t = useTranslations("reports");
  const hidden = <input type="hidden" name="reviewId" value={reviewId} />;
  const direct = (label: string, named: string) => (
    <PostForm preventScrollReset>
      {hidden}
      <SubmitButton size="small" variant="secondary" name="decision" value="keep" busyLabel={t("saving")} aria-label={named}>
        {label}
      </SubmitButton>
    </PostForm>
  );
  if (hiddenAt)
    return (
      <ConfirmDialog
        title={t("showNamed", { author })}
        text={t("showText")}
        trigger={
          <Button size="small" variant="secondary" aria-label={t("showNamed", { author })}>
            {t("show")}
          </Button>
        }
        confirmLabel={t("show")}
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
      {!closedAt && direct(t("close"), t("closeMessage", { sender: author }))}
      <ConfirmDialog
        title={t("hideNamed", { author })}
        text={t("hideText")}
        trigger={
          <Button size="small" variant="danger" aria-label={t("hideNamed", { author })}>
            {t("hide")}
          </Button>
        }
        confirmLabel={t("hide")}
        busyLabel={t("saving")}
        name="decision"
        value="hide"
        needs={["reason"]}
      >
        {hidden}
        <TextField name="reason" label={t("hideReason")} defaultValue={answer?.notes} maxLength={HIDING_MAX_CHARACTERS} required />
      </ConfirmDialog>
    </>
  );
}
