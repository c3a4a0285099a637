import { isDatabaseUnavailable } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";

/** How what has failed is told: 503 while the database is away, else 500; the log knows why, under the name of the work. Thrown answers (404) go on. */
export function failureStatus(error: unknown, what: string): 500 | 503 {
  const isAnswer = error instanceof Response || (typeof error === "object" && error !== null && "init" in error);
  if (isAnswer) throw error;
  log("error", `${what} failed`, describeError(error));
  return isDatabaseUnavailable(error) ? 503 : 500;
}
