import { useTranslations } from "use-intl";
import { useNames } from "#app/languages/names";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationsAnswer } from "./application-answer";
import { DecisionForm } from "./decision-form";
import type { ReviewedApplication } from "./reviewed-application";

interface ApplicationCardProps {
  application: ReviewedApplication;
  /** Nobody decides on their own application. */
  viewerId: string;
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

const STATES = {
  pending: { tone: "yellow", word: "statePending" },
  approved: { tone: "green", word: "stateApproved" },
  rejected: { tone: "red", word: "stateRejected" },
} as const;

/** One application of the list: who, what, since when; with its decision, or the form to make one. */
export function ApplicationCard({ application, viewerId, zone, answer }: ApplicationCardProps) {
  const t = useTranslations("admin");
  const named = useNames();
  const name = `${application.firstName} ${application.lastName}`;
  return (
    <li className="card">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <h3 className="text-lg">{name}</h3>
          <p className="text-soft">
            {named(application.expertise)} · {application.location}
          </p>
        </div>
        <StateBadges application={application} />
      </div>
      <p className="mt-2 line-clamp-3 max-w-measure">{application.bio}</p>
      <p className="mt-2 text-sm text-soft">{t.rich("appliedOn", { time: () => <LocalTime at={application.createdAt} zone={zone} /> })}</p>
      <DecisionMade application={application} zone={zone} />
      <ButtonLink
        to={`/admin/applications?id=${application.id}`}
        variant="quiet"
        size="small"
        className="mt-2 -ml-3"
        aria-label={t("openApplication", { name })}
      >
        {t("open")}
        <Icon name="chevron-right" />
      </ButtonLink>
      <Decide application={application} viewerId={viewerId} answer={answer} />
    </li>
  );
}

/** The form for a pending application, or why there is none. */
export function Decide({ application, viewerId, answer }: Omit<ApplicationCardProps, "zone">) {
  const t = useTranslations("admin");
  if (application.status !== "pending") return null;
  if (application.userId === viewerId) return <p className="mt-3 text-sm text-soft">{t("ownApplication")}</p>;
  return <DecisionForm id={application.id} name={`${application.firstName} ${application.lastName}`} answer={answer} />;
}

/** The state, and while it waits the clock of the 24 hours. */
export function StateBadges({ application: { status, hoursLeft } }: { application: ReviewedApplication }) {
  const t = useTranslations("admin");
  const { tone, word } = STATES[status];
  return (
    <div className="flex flex-wrap gap-2">
      {status === "pending" && (
        <Badge tone={hoursLeft < 0 ? "red" : hoursLeft <= 4 ? "yellow" : "neutral"}>
          {hoursLeft < 0 ? t("overdue", { hours: -hoursLeft }) : t("dueIn", { hours: hoursLeft })}
        </Badge>
      )}
      <Badge tone={tone}>{t(word)}</Badge>
    </div>
  );
}

/** When and by whom it was decided, and what was written then. */
export function DecisionMade({ application, zone }: { application: ReviewedApplication; zone: string }) {
  const t = useTranslations("admin");
  const { status, reviewedAt, reviewNotes, reviewedByName } = application;
  if (status === "pending" || !reviewedAt) return null;
  return (
    <div className="mt-3 rounded bg-wash px-4 py-3 text-sm">
      <p>
        {t.rich("decidedOn", { time: () => <LocalTime at={reviewedAt} zone={zone} /> })}{" "}
        {reviewedByName && <span className="text-soft">{t("by", { name: reviewedByName })}</span>}
      </p>
      {reviewNotes && <p className="mt-1 whitespace-pre-line">{reviewNotes}</p>}
    </div>
  );
}
