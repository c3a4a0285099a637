import { type AuthAlert, mapAuthError } from "#app/features/accounts/errors";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { failureStatus } from "#app/platform/failure.server";

/** How a form of an account answers when its verb threw: 503 when the server is too busy or its database away, else 500; the log knows why. */
export function describeFailure(error: unknown): { alert: AuthAlert; status: 500 | 503; retryAfterSeconds?: number } {
  if (error instanceof TooBusy) return { alert: { key: "accounts.busy" }, status: 503, retryAfterSeconds: error.retryAfterSeconds };
  return { status: failureStatus(error, "account request"), alert: mapAuthError(error) };
}
