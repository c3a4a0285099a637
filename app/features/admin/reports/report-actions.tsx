import { useTranslations } from "use-intl";
import { LATELY_DAYS } from "../applications/application-filters";
import type { ListFilter } from "../lists/filter-fields";
import type { BulkAction } from "../lists/table/bulk";
import type { RowAction } from "../lists/table/row-action";
import { type ListedReport, REPORT_AGES, REPORT_KINDS } from "./listed-report";

/** Returns the actions on an open report in the list. */
export function useReportActions(): (report: ListedReport) => RowAction[] {
  const t = useTranslations("reports");
  return ({ id, aboutName, closedAt }) =>
    closedAt
      ? []
      : [{ intent: "close-reports", label: t("close"), named: t("closeMessage", { sender: aboutName }), fields: { chosen: id } }];
}

/** Returns the bulk actions on selected reports. */
export function useReportsActions(): BulkAction[] {
  const t = useTranslations("reports");
  return [{ intent: "close-reports", label: t("close") }];
}

/** Returns the filters of the reports list besides its state. */
export function useReportFilters(): readonly ListFilter[] {
  const t = useTranslations("lists");
  return [
    { name: "kind", label: t("kind"), options: REPORT_KINDS.map((value) => ({ value, label: t(value) })) },
    { name: "age", label: t("reported"), options: REPORT_AGES.map((value) => ({ value, label: t(value, { days: LATELY_DAYS }) })) },
  ];
}
