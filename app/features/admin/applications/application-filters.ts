import { DAY_MS, HOUR_MS } from "#app/platform/durations";
export const APPLICATION_STATES = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATES)[number];

/** Filters of the applications list. */
export interface ApplicationFilters {
  /** Null shows all states. */
  state: ApplicationStatus | null;
  query: string;
}

const MAX_QUERY_LENGTH = 100;

/** Parses the filters from the page's query string; ignores invalid values. */
export function readFilters(params: URLSearchParams): ApplicationFilters {
  return {
    state: APPLICATION_STATES.find((state) => state === params.get("state")) ?? null,
    query: (params.get("q") ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, MAX_QUERY_LENGTH),
  };
}

/** Whole hours left of the 24-hour review promise; negative once it is overdue. */
export function hoursLeft(dueAt: Date, now: Date): number {
  const hours = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  return hours >= 0 ? Math.ceil(hours) : Math.floor(hours);
}

/** An application is due soon when this many hours or fewer are left. */
export const DUE_SOON_HOURS = 4;

/** Number of days that count as recent. */
export const LATELY_DAYS = 7;

/** Age filter: the time left of the review promise for pending applications, or the submission date. */
export const AGES = ["overdue", "dueSoon", "thisWeek", "earlier"] as const;
export type Age = (typeof AGES)[number];

/** Assignment filter. */
export const ASSIGNMENTS = ["mine", "nobodys"] as const;

/** Returns the submission date range of an age. Ages about the review promise match pending applications only. */
export function sentWithin(age: Age, promiseMs: number, now: Date): { from?: Date; until?: Date; isPending: boolean } {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const dueSoon = promiseMs - DUE_SOON_HOURS * HOUR_MS;
  if (age === "overdue") return { until: ago(promiseMs), isPending: true };
  if (age === "dueSoon") return { from: ago(promiseMs), until: ago(dueSoon), isPending: true };
  const week = ago(LATELY_DAYS * DAY_MS);
  return { ...(age === "thisWeek" ? { from: week } : { until: week }), isPending: false };
}
