import { data, isRouteErrorResponse } from "react-router";
import { isLost } from "#app/ui/connection/connection";
import type { RetryReason } from "./retry-queue";

const AWAY_STATUS: Record<number, RetryReason> = { 401: "signedOut", 429: "busy", 502: "busy", 503: "busy", 504: "busy" };

/**
 * For a route's `clientAction`: turns an action that could not be reached into an answer, so that a form keeps what was typed. Its error status keeps the
 * router from revalidating against an unreachable server.
 */
export async function answerOrUnreachable<Answer>(action: Promise<Answer>) {
  try {
    return await action;
  } catch (error) {
    if (error instanceof Response) throw error;
    const away = isRouteErrorResponse(error) ? AWAY_STATUS[error.status] : isLost(error) && "offline";
    return away ? data({ away }, { status: 503 }) : data({ failed: true as const }, { status: 500 });
  }
}
