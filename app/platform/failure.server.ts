import { isDatabaseUnavailable } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";
import { TooBusy } from "./concurrency-limiter";
import { StoreAway } from "./files/stored-file";

/** In how many seconds it is worth asking again. */
export const RETRY_SECONDS = 5;

/**
 * Whether an error says that there is no answer at the moment, because the database or the store of files is away or there is too much to do, and not
 * that something is wrong.
 */
export const isUnavailable = (error: unknown) => error instanceof TooBusy || error instanceof StoreAway || isDatabaseUnavailable(error);

/** How what has failed is told: 503 while there is no answer to be had, else 500; the log knows why, under the name of the work. Thrown answers (404) go on. */
export function failureStatus(error: unknown, what: string): 500 | 503 {
  const isAnswer = error instanceof Response || (typeof error === "object" && error !== null && "init" in error);
  if (isAnswer) throw error;
  log("error", `${what} failed`, describeError(error));
  return isUnavailable(error) ? 503 : 500;
}
