import { createContext, type RouterContextProvider } from "react-router";
import { RETRY_SECONDS } from "#app/platform/failure.server";

/** Whether something a request needed was unavailable. Recorded where it occurs: React Router makes any error a 500 before a page renders. */
const unavailableContext = createContext<boolean>(false);

export const markUnavailable = (context: Readonly<RouterContextProvider>) => context.set(unavailableContext, true);

/** Whether a form's page cannot be rendered: the typed values are then returned on a standalone page. */
const unansweredContext = createContext<boolean>(false);

export const markUnanswered = (context: Readonly<RouterContextProvider>) => context.set(unansweredContext, true);

export const isUnanswered = (context: Readonly<RouterContextProvider>) => context.get(unansweredContext);

/**
 * Finalizes a response: a failure because the database is unreachable or the server overloaded becomes a 503 with Retry-After, never a 500, for pages, their
 * data and everything else. Data without React Router's own header makes the client app keep its page, with everything typed on it.
 */
export function withAvailability(answer: Response, { url }: Request, context: Readonly<RouterContextProvider>): Response {
  const isLost = context.get(unavailableContext) && answer.status >= 500;
  if (!isLost && answer.status !== 503) return answer;
  const headers = new Headers(answer.headers);
  if (!headers.has("retry-after")) headers.set("retry-after", String(RETRY_SECONDS));
  if (!isLost || !new URL(url).pathname.endsWith(".data")) return new Response(answer.body, { status: 503, headers });
  return new Response("Service Unavailable\n", {
    status: 503,
    headers: { "content-type": "text/plain; charset=utf-8", "retry-after": String(RETRY_SECONDS) },
  });
}
