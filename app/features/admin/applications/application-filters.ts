import { DAY_MS, HOUR_MS } from "#app/platform/durations";
export const APPLICATION_STATES = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATES)[number];

/** What the list of applications is narrowed down by. */
export interface ApplicationFilters {
  /** Null shows all. */
  state: ApplicationStatus | null;
  query: string;
}

const LONGEST_QUERY = 100;

/** The filters as the address of the page says them; what cannot be understood is left out. */
export function readFilters(params: URLSearchParams): ApplicationFilters {
  return {
    state: APPLICATION_STATES.find((state) => state === params.get("state")) ?? null,
    query: (params.get("q") ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, LONGEST_QUERY),
  };
}

/** How much of the 24 hours an application has left, in whole hours; negative when the promise is broken. */
export function hoursLeft(dueAt: Date, now: Date): number {
  const hours = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  return hours >= 0 ? Math.ceil(hours) : Math.floor(hours);
}

/** With so many hours left, an application is due soon. */
export const DUE_SOON_HOURS = 4;

/** So many days make what was sent lately. */
export const LATELY_DAYS = 7;

/** How old an application is: what of the promise is left while it waits, or when it was sent. */
export const AGES = ["overdue", "dueSoon", "thisWeek", "earlier"] as const;
export type Age = (typeof AGES)[number];

/** Whose an application is to look at. */
export const ASSIGNMENTS = ["mine", "nobodys"] as const;

/** From when on, and until when, applications of an age were sent; those of the promise only while they wait. */
export function sentWithin(age: Age, promiseMs: number, now: Date): { from?: Date; until?: Date; isPending: boolean } {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const dueSoon = promiseMs - DUE_SOON_HOURS * HOUR_MS;
  if (age === "overdue") return { until: ago(promiseMs), isPending: true };
  if (age === "dueSoon") return { from: ago(promiseMs), until: ago(dueSoon), isPending: true };
  const week = ago(LATELY_DAYS * DAY_MS);
  return { ...(age === "thisWeek" ? { from: week } : { until: week }), isPending: false };
}
