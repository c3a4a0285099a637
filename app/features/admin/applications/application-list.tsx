import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";
import { FailureAlert } from "../alert";
import type { ListWishes } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { ListPages } from "../lists/pages";
import { type ApplicationsAnswer, strayAlert } from "./application-answer";
import { ApplicationCard } from "./application-card";
import type { ApplicationStatus } from "./application-filters";
import { StateLinks } from "./application-links";
import type { ReviewedApplication } from "./reviewed-application";
import { type UndoableDecision, UndoBar } from "./undo-bar";

export interface ApplicationListProps {
  filters: ListWishes<"applications">;
  applications: readonly ReviewedApplication[];
  counts: Record<ApplicationStatus, number>;
  hasMore: boolean;
  viewerId: string;
  zone: string;
  undoable: readonly UndoableDecision[];
  answer: ApplicationsAnswer | undefined;
}

/** The applications of experts, newest first, by state and by word; live. (signed-in-areas.md 2, Applications) */
export function ApplicationList({ filters, applications, counts, hasMore, viewerId, zone, undoable, answer }: ApplicationListProps) {
  const t = useTranslations("admin");
  useLiveChanges();
  const isNarrowed = filters.query !== "" || filters.state !== null;
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="text-2xl">
        {t("applicationsTitle")}
      </h2>
      <FailureAlert alert={strayAlert(answer, "application", applications, "pending")} />
      <UndoBar decisions={undoable} answer={answer} />
      <StateLinks filters={filters} counts={counts} />
      <div className="mt-4">
        <ListTools
          name="applications"
          wishes={filters}
          searchLabel={t("searchApplications")}
          hint={t("searchApplicationsHint")}
          hasStateLinks
        />
      </div>
      {applications.length === 0 ? (
        <EmptyState
          title={t(isNarrowed ? "noApplicationsFound" : "noApplications")}
          text={t(isNarrowed ? "noApplicationsFoundText" : "noApplicationsText")}
        >
          {isNarrowed && (
            <ButtonLink to="/admin/applications" variant="secondary">
              {t("allApplications")}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="mt-6 space-y-4">
          {applications.map((application) => (
            <ApplicationCard key={application.id} application={application} viewerId={viewerId} zone={zone} answer={answer} />
          ))}
        </ul>
      )}
      <ListPages name="applications" wishes={filters} hasMore={hasMore} total={applications.length} shown={0} />
    </section>
  );
}
