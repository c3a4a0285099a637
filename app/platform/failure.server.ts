import { isDatabaseUnavailable } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";
import { TooBusy } from "./concurrency-limiter";
import { StoreUnavailable } from "./files/stored-file";

/** Seconds after which a retry is worthwhile. */
export const RETRY_SECONDS = 5;

/**
 * Whether an error means that the answer is temporarily unavailable (the database or the file store is unreachable, or the server is
 * overloaded) rather than a bug.
 */
export const isUnavailable = (error: unknown) =>
  error instanceof TooBusy || error instanceof StoreUnavailable || isDatabaseUnavailable(error);

/** Returns the status of a failure: 503 when temporarily unavailable, else 500, and logs the cause under `what`. Rethrows thrown responses (404). */
export function failureStatus(error: unknown, what: string): 500 | 503 {
  const isAnswer = error instanceof Response || (typeof error === "object" && error !== null && "init" in error);
  if (isAnswer) throw error;
  log("error", `${what} failed`, describeError(error));
  return isUnavailable(error) ? 503 : 500;
}
