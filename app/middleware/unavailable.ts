import { createContext, type RouterContextProvider } from "react-router";
import { RETRY_SECONDS } from "#app/platform/failure.server";

/** Whether something that a request needed was unavailable. React Router makes any error a 500 before a page is drawn, so it is noted where it is met. */
const unavailableContext = createContext<boolean>(false);

export const noteUnavailable = (context: Readonly<RouterContextProvider>) => context.set(unavailableContext, true);

/** Whether a form has no page to be answered with: what was typed is given back on one that stands alone. */
const unansweredContext = createContext<boolean>(false);

export const noteUnanswered = (context: Readonly<RouterContextProvider>) => context.set(unansweredContext, true);

export const isUnanswered = (context: Readonly<RouterContextProvider>) => context.get(unansweredContext);

/**
 * The answer as it goes out: what failed because the database is away or there is too much to do is a 503 and never a 500, of pages, their data and
 * everything else, and says when to come back. The app keeps a page, with what is typed on it, whose data says so without React Router's own mark.
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
