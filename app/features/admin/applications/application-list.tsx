import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button, ButtonLink } from "#app/ui/button";
import { useLiveChanges } from "#app/ui/connection/live-changes";
import { EmptyState } from "#app/ui/empty-state";
import { TextField } from "#app/ui/fields/field";
import { FailureAlert } from "../alert";
import { type ApplicationsAnswer, strayAlert } from "./application-answer";
import { ApplicationCard } from "./application-card";
import type { ApplicationFilters, ApplicationStatus } from "./application-filters";
import { Pages, StateLinks } from "./application-links";
import type { ReviewedApplication } from "./reviewed-application";

export interface ApplicationListProps {
  filters: ApplicationFilters;
  applications: readonly ReviewedApplication[];
  counts: Record<ApplicationStatus, number>;
  hasMore: boolean;
  viewerId: string;
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

/** The applications of experts, newest first, by state and by word; live. (signed-in-areas.md 2, Applications) */
export function ApplicationList({ filters, applications, counts, hasMore, viewerId, zone, answer }: ApplicationListProps) {
  const t = useTranslations("admin");
  useLiveChanges();
  const isNarrowed = filters.query !== "" || filters.state !== null;
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="text-2xl">
        {t("applicationsTitle")}
      </h2>
      <FailureAlert alert={strayAlert(answer, "application", applications, "pending")} />
      <StateLinks filters={filters} counts={counts} />
      <Form method="get" action="/admin/applications" className="mt-4 flex max-w-xl items-end gap-3">
        {filters.state && <input type="hidden" name="state" value={filters.state} />}
        <TextField
          name="q"
          type="search"
          label={t("searchApplications")}
          defaultValue={filters.query}
          placeholder={t("searchApplicationsHint")}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t("search")}
        </Button>
      </Form>
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
      <Pages filters={filters} hasMore={hasMore} />
    </section>
  );
}
