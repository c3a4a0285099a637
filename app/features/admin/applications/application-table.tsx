import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLanguageName } from "#app/features/catalog/language-names";
import { categoryOfApplication, expertiseNow } from "#app/features/topics/offered-choices";
import { useNames } from "#app/languages/names";
import { useWrittenLanguage } from "#app/languages/written-language";
import { LocalTime } from "#app/ui/text/format";
import type { ListParams } from "../lists/list-shapes";
import { chosenIds } from "../lists/table/bulk";
import { ListTable } from "../lists/table/list-table";
import { useApplicationActions, useApplicationsActions } from "./application-actions";
import type { ApplicationsAnswer } from "./application-answer";
import { Decide, DecisionMade, StateBadges } from "./application-parts";
import type { ReviewedApplication } from "./reviewed-application";

interface TableProps {
  filters: ListParams<"applications">;
  applications: readonly ReviewedApplication[];
  viewerId: string;
  zone: string;
  answer: ApplicationsAnswer | undefined;
}

export const nameOf = ({ firstName, lastName }: ReviewedApplication) => `${firstName} ${lastName}`;

/** A page of applications, each with its decision or the decision form. */
export function ApplicationTable({ filters, applications, viewerId, zone, answer }: TableProps) {
  const t = useTranslations("admin");
  const words = useTranslations("lists");
  const actionsOf = useApplicationActions(viewerId);
  const isFor = (application: ReviewedApplication) => application.status === "pending" && application.userId !== viewerId;
  return (
    <ListTable
      name="applications"
      label={t("applicationsTitle")}
      params={filters}
      rows={applications}
      idOf={({ id }) => id}
      nameOf={nameOf}
      columns={[
        { head: words("name"), sort: "name", cell: (application) => <Applicant application={application} /> },
        { head: words("expertise"), sort: "expertise", cell: (application) => <Field application={application} /> },
        {
          ...{ head: words("applied"), sort: "applied" },
          cell: (application) => (
            <>
              <LocalTime at={application.createdAt} zone={zone} />
              <StateBadges application={application} />
            </>
          ),
        },
        {
          head: t("decision"),
          cell: (application) => (
            <div className="min-w-40">
              <DecisionMade application={application} zone={zone} />
              <Decide application={application} viewerId={viewerId} answer={answer} />
            </div>
          ),
        },
      ]}
      actionsOf={actionsOf}
      bulk={{
        field: "chosen",
        actions: useApplicationsActions(),
        chosen: answer?.about === "chosen" ? chosenIds(answer.chosen) : [],
        isChoosable: isFor,
        intentsOf: (application) => actionsOf(application).map(({ intent }) => intent),
      }}
    />
  );
}

/** Applicant's name with a link to the full application, and the assigned admin. */
function Applicant({ application }: { application: ReviewedApplication }) {
  const written = useWrittenLanguage();
  const t = useTranslations("admin");
  const { id, location, bio, status, assignedToName } = application;
  return (
    <>
      <Link to={`/admin/applications?id=${id}`} className="list-link" aria-label={t("openApplication", { name: nameOf(application) })}>
        {nameOf(application)}
      </Link>
      <span className="list-below">{location}</span>
      <span {...written(bio)} className="list-below line-clamp-2">
        {bio}
      </span>
      {status === "pending" && assignedToName && <span className="list-below">{t("looksAtIt", { name: assignedToName })}</span>}
    </>
  );
}

/** Areas of expertise and languages. */
function Field({ application: { expertise, category, languages } }: { application: ReviewedApplication }) {
  const named = useNames();
  const languageName = useLanguageName();
  const area = named(expertiseNow(expertise));
  const field = category ? named(categoryOfApplication(category)) : "";
  return (
    <>
      {area}
      {field && field !== area && <span className="list-below">{field}</span>}
      <span className="list-below">{languages.map((code) => languageName(code)).join(", ")}</span>
    </>
  );
}
