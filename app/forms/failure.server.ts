import { type AuthAlert, mapAuthError } from "#app/features/accounts/errors";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { failureStatus } from "#app/platform/failure.server";

/** The response data of an account form whose function threw: 503 when the server is overloaded or its database unreachable, else 500; the cause is logged. */
export function describeFailure(error: unknown): { alert: AuthAlert; status: 500 | 503; retryAfterSeconds?: number } {
  if (error instanceof TooBusy) return { alert: { key: "accounts.busy" }, status: 503, retryAfterSeconds: error.retryAfterSeconds };
  return { status: failureStatus(error, "account request"), alert: mapAuthError(error) };
}
