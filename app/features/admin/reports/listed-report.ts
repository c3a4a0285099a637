import type { ShownPage } from "../lists/list-count";
import type { ListParams } from "../lists/list-shapes";

/** What was reported. */
export const REPORT_KINDS = ["message", "review"] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** When it was reported. */
export const REPORT_AGES = ["reportedLately", "reportedEarlier"] as const;

/** A report as the list has it: about whom, by whom and why, and not a word of what was reported. */
export interface ListedReport {
  id: string;
  kind: ReportKind;
  reason: string;
  createdAt: Date;
  closedAt: Date | null;
  /** When what was reported was removed; null while it is there. */
  hiddenAt: Date | null;
  /** When it was shown again after that. */
  shownAgainAt: Date | null;
  /** Whoever wrote what was reported; empty when they are gone. */
  aboutId: string | null;
  aboutName: string;
  aboutEmail: string;
  reporterName: string;
  reporterEmail: string;
  closedByName: string;
}

/** What became of a report: it waits, was set aside, or what was reported is removed, or was and is shown again. */
export function stateOfReport({ closedAt, hiddenAt, shownAgainAt }: Pick<ListedReport, "closedAt" | "hiddenAt" | "shownAgainAt">) {
  if (closedAt === null) return "open";
  if (hiddenAt !== null) return "removed";
  return shownAgainAt !== null && shownAgainAt >= closedAt ? "shownAgain" : "closed";
}

/** A page of reports as it was asked for. */
export interface FoundReports {
  reports: readonly ListedReport[];
  params: ListParams<"reports">;
  shown: ShownPage;
  total: number;
  /** Of whoever it is narrowed down to, what they are called; empty for nobody. */
  aboutName: string;
}

/** Whether it is narrowed down to what waits, and to nothing else. */
export const isOpenAlone = ({ state, query, filters, page }: FoundReports["params"]) =>
  state === "open" && query === "" && !filters && page === 1;
