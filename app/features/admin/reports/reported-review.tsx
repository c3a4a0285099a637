import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { LocalTime } from "#app/ui/text/format";
import { FailureAlert } from "../alert";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { ReviewDecision } from "./review-decision";
import { SuspendAuthor } from "./suspend-author";

/** A reported review in full. */
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
  hiddenReason: string | null;
  shownAgainAt: Date | null;
  reporterName: string;
  /** Null when the account is gone, and in demo data. */
  authorId: string | null;
  isAuthorSuspended: boolean;
  text: string;
}

interface CardProps {
  report: ReviewReport;
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

/** A reported review, with actions on it and on its author. */
export function ReviewCard({ report, zone, answer }: CardProps) {
  const written = useWrittenLanguage();
  const t = useTranslations("reports");
  const author = report.authorName;
  const at = (time: Date) => () => <LocalTime at={time} zone={zone} />;
  return (
    <div className="card mt-4">
      <FailureAlert alert={answer?.alert} />
      <h4 className="font-sans text-base font-semibold">{t("review", { author, advisor: report.advisorName, rating: report.rating })}</h4>
      <p {...written(report.text)} className="mt-1 break-words whitespace-pre-line">
        {report.text}
      </p>
      <div className="mt-3 text-sm break-words text-soft">
        <p>{t.rich("reportedBy", { reporter: report.reporterName, time: at(report.reportedAt) })}</p>
        {report.reason && <p>{t("reason", { reason: report.reason })}</p>}
        {report.hiddenAt && <p>{t.rich("hiddenOn", { reason: report.hiddenReason ?? "", time: at(report.hiddenAt) })}</p>}
        <p className="flex flex-wrap gap-x-6">
          <Link to={`/admin?view=consultations&id=${report.consultationId}`} className="text-link inline-flex min-h-11 items-center">
            {t("consultation")}
          </Link>
          {report.authorId && (
            <Link to={`/admin?view=people&id=${report.authorId}`} className="text-link inline-flex min-h-11 items-center">
              {t("sender")}
            </Link>
          )}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <ReviewDecision report={report} answer={answer} />
        {report.authorId && !report.isAuthorSuspended && <SuspendAuthor id={report.authorId} name={author} />}
      </div>
    </div>
  );
}
