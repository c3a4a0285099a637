import { HOUR_MS } from "#app/platform/durations";
export const APPLICATION_STATES = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATES)[number];

/** What the list of applications is narrowed down by. */
export interface ApplicationFilters {
  /** Null shows all. */
  state: ApplicationStatus | null;
  query: string;
  /** From 1. */
  page: number;
}

const LONGEST_QUERY = 100;
const MOST_PAGES = 10_000;

/** The filters as the address of the page says them; what cannot be understood is left out. */
export function readFilters(wishes: URLSearchParams): ApplicationFilters {
  const page = Number(wishes.get("page"));
  return {
    state: APPLICATION_STATES.find((state) => state === wishes.get("state")) ?? null,
    query: (wishes.get("q") ?? "")
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** How much of the 24 hours an application has left, in whole hours; negative when the promise is broken. */
export function hoursLeft(dueAt: Date, now: Date): number {
  const hours = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  return hours >= 0 ? Math.ceil(hours) : Math.floor(hours);
}
