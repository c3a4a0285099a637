import { isDatabaseUnavailable } from "#app/db/client.server";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { describeError, log } from "#app/platform/log/log.server";
import { type AuthAlert, mapAuthError } from "./errors";

/** How a form answers when its verb threw: 503 when the server is too busy or its database away, else 500; the log knows why. */
export function describeFailure(error: unknown): { alert: AuthAlert; status: 500 | 503; retryAfterSeconds?: number } {
  if (error instanceof TooBusy) return { alert: { key: "accounts.busy" }, status: 503, retryAfterSeconds: error.retryAfterSeconds };
  log("error", "account request failed", describeError(error));
  return { alert: mapAuthError(error), status: isDatabaseUnavailable(error) ? 503 : 500 };
}
