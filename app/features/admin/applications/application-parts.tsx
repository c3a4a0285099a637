import { useTranslations } from "use-intl";
import { useWrittenLanguage } from "#app/languages/written-language";
import { Badge } from "#app/ui/badge";
import { classes } from "#app/ui/classes";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationsAnswer } from "./application-answer";
import { DUE_SOON_HOURS } from "./application-filters";
import { DecisionForm } from "./decision-form";
import type { ReviewedApplication } from "./reviewed-application";

interface DecideProps {
  application: ReviewedApplication;
  /** Admins cannot decide on their own application. */
  viewerId: string;
  answer: ApplicationsAnswer | undefined;
  className?: string;
}

const STATES = {
  pending: { tone: "yellow", word: "statePending" },
  approved: { tone: "green", word: "stateApproved" },
  rejected: { tone: "red", word: "stateRejected" },
} as const;

/** Decision form of a pending application, or the reason why there is none. */
export function Decide({ application, viewerId, answer, className }: DecideProps) {
  const t = useTranslations("admin");
  if (application.status !== "pending") return null;
  if (application.userId === viewerId) return <p className={classes("text-sm text-soft", className)}>{t("ownApplication")}</p>;
  const name = `${application.firstName} ${application.lastName}`;
  return <DecisionForm id={application.id} name={name} held={application.heldNotes} answer={answer} className={className} />;
}

/** State badge, and for pending applications the time left of the 24 hours. */
export function StateBadges({ application: { status, hoursLeft } }: { application: ReviewedApplication }) {
  const t = useTranslations("admin");
  const { tone, word } = STATES[status];
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {status === "pending" && (
        <Badge tone={hoursLeft < 0 ? "red" : hoursLeft <= DUE_SOON_HOURS ? "yellow" : "neutral"}>
          {hoursLeft < 0 ? t("overdue", { hours: -hoursLeft }) : t("dueIn", { hours: hoursLeft })}
        </Badge>
      )}
      <Badge tone={tone}>{t(word)}</Badge>
    </div>
  );
}

/** When and by whom the application was decided, and the review notes. */
export function DecisionMade({ application, zone, className }: { application: ReviewedApplication; zone: string; className?: string }) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  const { status, reviewedAt, reviewNotes, reviewedByName } = application;
  if (status === "pending" || !reviewedAt) return null;
  return (
    <div className={classes("text-sm", className)}>
      <p>
        {t.rich("decidedOn", { time: () => <LocalTime at={reviewedAt} zone={zone} /> })}{" "}
        {reviewedByName && <span className="text-soft">{t("by", { name: reviewedByName })}</span>}
      </p>
      {reviewNotes && (
        <p {...written(reviewNotes)} className="mt-1 whitespace-pre-line wrap-anywhere">
          {reviewNotes}
        </p>
      )}
    </div>
  );
}
