import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { FailureAlert } from "../alert";
import type { ShownPage } from "../lists/list-count";
import type { ListParams } from "../lists/list-shapes";
import { ListTools } from "../lists/list-tools";
import { NothingFound } from "../lists/nothing-found";
import { ListPages } from "../lists/pages";
import { BulkAlert } from "../lists/table/bulk-alert";
import { type ApplicationsAnswer, overtakenAlert, strayAlert } from "./application-answer";
import type { ApplicationStatus } from "./application-filters";
import { StateLinks } from "./application-links";
import { ApplicationTable, nameOf } from "./application-table";
import type { ReviewedApplication } from "./reviewed-application";
import { type UndoableDecision, UndoBar } from "./undo-bar";
import { useApplicationFilters } from "./use-application-filters";

export interface ApplicationListProps {
  filters: ListParams<"applications">;
  applications: readonly ReviewedApplication[];
  counts: Record<ApplicationStatus, number>;
  shown: ShownPage;
  total: number;
  viewerId: string;
  zone: string;
  undoable: readonly UndoableDecision[];
  answer: ApplicationsAnswer | undefined;
}

/** List of advisor applications, newest first, with state, search and further filters; updates live. (signed-in-areas.md 2, Applications) */
export function ApplicationList(props: ApplicationListProps) {
  const { filters, applications, counts, shown, total, undoable, answer } = props;
  const t = useTranslations("admin");
  useLiveChanges();
  // While the viewer's own decision is being submitted, a change of state is their own.
  const isStill = useNavigation().state === "idle";
  const overtaken = isStill ? overtakenAlert(answer, applications) : undefined;
  const named = new Map(applications.map((application) => [application.id, nameOf(application)]));
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="text-2xl">
        {t("applicationsTitle")}
      </h2>
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={strayAlert(answer, "application", applications, "pending") ?? overtaken} />
      </div>
      <UndoBar decisions={undoable} answer={answer} />
      <div className="mt-4 empty:hidden">
        <FailureAlert alert={answer?.about === "chosen" ? answer.alert : undefined} />
      </div>
      <BulkAlert outcome={answer?.outcome} nameOf={(id) => named.get(id)} />
      <StateLinks filters={filters} counts={counts} />
      <div className="mt-4">
        <ListTools
          name="applications"
          params={filters}
          searchLabel={t("searchApplications")}
          hint={t("searchApplicationsHint")}
          filters={useApplicationFilters()}
          hasStateLinks
          hasHeads
        />
      </div>
      {applications.length === 0 ? (
        <NothingFound
          name="applications"
          params={filters}
          found={t("noApplicationsFound")}
          none={t("noApplications")}
          noneText={t("noApplicationsText")}
        />
      ) : (
        <ApplicationTable {...props} />
      )}
      <ListPages name="applications" params={filters} shown={shown} total={total} rows={applications.length} />
    </section>
  );
}
