import type { ShownPage } from "../lists/list-count";
import type { ListParams } from "../lists/list-shapes";

/** Kinds of reported content. */
export const REPORT_KINDS = ["message", "review"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Filter by report date. */
export const REPORT_AGES = ["reportedLately", "reportedEarlier"] as const;

/** A report as listed: author, reporter and reason, without the reported content. */
export interface ListedReport {
  id: string;
  kind: ReportKind;
  reason: string;
  createdAt: Date;
  closedAt: Date | null;
  /** When the content was removed; null while it is visible. */
  hiddenAt: Date | null;
  /** When the content was last restored. */
  shownAgainAt: Date | null;
  /** Author of the content; null once their account is gone. */
  aboutId: string | null;
  aboutName: string;
  aboutEmail: string;
  reporterName: string;
  reporterEmail: string;
  closedByName: string;
}

/** Returns the state of a report: open, closed, content removed, or content restored. */
export function stateOfReport({ closedAt, hiddenAt, shownAgainAt }: Pick<ListedReport, "closedAt" | "hiddenAt" | "shownAgainAt">) {
  if (closedAt === null) return "open";
  if (hiddenAt !== null) return "removed";
  return shownAgainAt !== null && shownAgainAt >= closedAt ? "shownAgain" : "closed";
}

/** A page of reports with its parameters. */
export interface FoundReports {
  reports: readonly ListedReport[];
  params: ListParams<"reports">;
  shown: ShownPage;
  total: number;
  /** Name of the person that the list is filtered by; empty without that filter. */
  aboutName: string;
}

/** Whether the list shows open reports without any other filter. */
export const isOpenAlone = ({ state, query, filters, page }: FoundReports["params"]) =>
  state === "open" && query === "" && !filters && page === 1;
