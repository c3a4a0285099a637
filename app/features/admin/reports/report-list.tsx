import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { LocalTime } from "#app/ui/text/format";
import type { ApplicationsAnswer } from "../applications/application-answer";
import { ListSection } from "../lists/list-section";
import { chosenIds } from "../lists/table/bulk";
import { ListTable } from "../lists/table/list-table";
import type { UndoableBulk } from "../undo/bulk-undo";
import { type FoundReports, isOpenAlone, type ListedReport, stateOfReport } from "./listed-report";
import { useReportActions, useReportFilters, useReportsActions } from "./report-actions";

interface ReportListProps extends FoundReports {
  zone: string;
  /** Bulk actions that can still be undone. */
  undoable: readonly UndoableBulk[];
  answer: ApplicationsAnswer | undefined;
}

/** List of message and review reports, open ones first: author, reporter and reason. The reported content is on each report's page. */
export function ReportList(props: ReportListProps) {
  const { reports, params, shown, total, undoable, answer } = props;
  const t = useTranslations("reports");
  const words = useTranslations("lists");
  const about = props.aboutName || t("somebodyGone");
  const named = new Map(reports.map(({ id, aboutName }) => [id, aboutName]));
  return (
    <ListSection
      name="reports"
      id="reports"
      title={t("title")}
      text={t("text")}
      searchLabel={t("search")}
      filters={useReportFilters()}
      fixed={params.filters?.about ? { about: words("aboutOne", { name: about }) } : {}}
      params={params}
      shown={shown}
      total={total}
      rows={reports.length}
      found={isOpenAlone(params) ? t("none") : t("noneFound")}
      none={t("noneYet")}
      alert={answer?.alert}
      undoable={undoable}
      outcome={answer?.outcome}
      nameOf={(id) => named.get(id)}
    >
      <ReportTable {...props} />
    </ListSection>
  );
}

function ReportTable({ reports, params, zone, answer }: ReportListProps) {
  const t = useTranslations("reports");
  const words = useTranslations("lists");
  return (
    <ListTable
      name="reports"
      label={t("title")}
      params={params}
      rows={reports}
      idOf={({ id }) => id}
      nameOf={({ aboutName }) => aboutName}
      columns={[
        { head: words("about"), sort: "about", cell: (report) => <About report={report} /> },
        { head: words("kind"), cell: ({ kind }) => words(kind) },
        { head: t("why"), cell: ({ reason }) => <span className="wrap-anywhere">{reason || t("noReason")}</span> },
        { head: t("reporter"), cell: ({ reporterName }) => <span className="wrap-anywhere">{reporterName}</span> },
        { head: words("reported"), sort: "reported", cell: ({ createdAt }) => <LocalTime at={createdAt} zone={zone} /> },
        { head: words("state"), cell: (report) => <ReportState report={report} /> },
      ]}
      actionsOf={useReportActions()}
      bulk={{ field: "chosen", actions: useReportsActions(), chosen: chosenIds(answer?.chosen), isChoosable: isOpen }}
    />
  );
}

const isOpen = ({ closedAt }: ListedReport) => closedAt === null;

/** Author, linked to the reported content. */
function About({ report: { id, aboutName } }: { report: ListedReport }) {
  const t = useTranslations("reports");
  return (
    <Link
      to={`/admin/applications?view=reports&id=${id}`}
      prefetch="none"
      className="list-link"
      aria-label={t("readNamed", { name: aboutName || t("somebodyGone") })}
    >
      {aboutName || t("somebodyGone")}
    </Link>
  );
}

function ReportState({ report }: { report: ListedReport }) {
  const words = useTranslations("lists");
  const t = useTranslations("admin");
  const state = stateOfReport(report);
  if (state === "open") return <Badge tone="yellow">{words("open")}</Badge>;
  return (
    <>
      <Badge tone={state === "removed" ? "red" : "neutral"}>{words(state)}</Badge>
      {report.closedByName && <span className="list-below">{t("by", { name: report.closedByName })}</span>}
    </>
  );
}
