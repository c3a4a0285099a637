import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { TextField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { HIDING_MAX_CHARACTERS } from "./report-form";

/** A reported review, word for word. */
export interface ReviewReport {
  id: string;
  reviewId: string;
  consultationId: string;
  reason: string;
  reportedAt: Date;
  closedAt: Date | null;
  authorName: string;
  advisorName: string;
  rating: number;
  hiddenAt: Date | null;
  text: string;
}

/** The review, with what can be done about it. */
export function ReviewCard({ report, zone, answer }: { report: ReviewReport; zone: string; answer: ApplicationsAnswer | undefined }) {
  const written = useWrittenLanguage();
  const t = useTranslations("reports");
  const author = report.authorName;
  return (
    <div className="card mt-4">
      <FailureAlert alert={answer?.alert} />
      <h4 className="font-sans text-base font-semibold">{t("review", { author, advisor: report.advisorName, rating: report.rating })}</h4>
      <p {...written(report.text)} className="mt-1 break-words whitespace-pre-line">
        {report.text}
      </p>
      <div className="mt-3 text-sm text-soft">
        <p>{t.rich("reported", { time: () => <LocalTime at={report.reportedAt} zone={zone} /> })}</p>
        {report.reason && <p className="break-words">{t("reason", { reason: report.reason })}</p>}
        <Link to={`/admin?view=consultations&id=${report.consultationId}`} className="text-link inline-flex min-h-11 items-center">
          {t("consultation")}
        </Link>
      </div>
      {!report.hiddenAt && <ReviewDecision report={report} answer={answer} />}
    </div>
  );
}

/** It stays, as long as a report of it is open, or leaves every page. */
function ReviewDecision({ report, answer }: { report: ReviewReport; answer: ApplicationsAnswer | undefined }) {
  const t = useTranslations("reports");
  const author = report.authorName;
  return (
    <PostForm className="mt-3 grid gap-3" preventScrollReset>
      <input type="hidden" name="reviewId" value={report.reviewId} />
      <TextField name="reason" label={t("hideReason")} defaultValue={answer?.notes} maxLength={HIDING_MAX_CHARACTERS} />
      <div className="flex flex-wrap gap-3">
        {!report.closedAt && (
          <SubmitButton
            size="small"
            variant="secondary"
            name="decision"
            value="keep"
            busyLabel={t("saving")}
            aria-label={t("keepNamed", { author })}
          >
            {t("keep")}
          </SubmitButton>
        )}
        <SubmitButton
          size="small"
          variant="danger"
          name="decision"
          value="hide"
          busyLabel={t("saving")}
          aria-label={t("hideNamed", { author })}
        >
          {t("hide")}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
