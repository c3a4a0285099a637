import type { HeadersFunction } from "react-router";
import { privateHeaders } from "./private-headers";

/** What makes a view so much one person's own that the next visitor will hardly ask for the same. */
const PARTICULAR = ["q", "compare", "after", "page", "date", "request", "replaces"];

/** The headers a loader gives to a view of its page: a search, a choice or a place in a list does not take the room of a kept page. */
export function viewHeaders({ searchParams }: URL): Record<string, string> {
  // Who chooses another time has a mail's link with them.
  if (searchParams.has("confirm")) return privateHeaders;
  return PARTICULAR.some((name) => searchParams.has(name)) ? { "cache-control": "private, no-cache" } : {};
}

/** For the `headers` of such a route. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders: given }) => given;

/** For the `headers` of a page whose forms say when they are worth another try. */
export const answerHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
