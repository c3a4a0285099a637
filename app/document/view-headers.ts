import type { HeadersFunction } from "react-router";
import { privateHeaders } from "./private-headers";

/** Parameters that make a view so specific that the next visitor is unlikely to request the same one. */
const PARTICULAR = ["q", "compare", "after", "page", "date", "request", "replaces"];

/** Returns a loader's headers for a view of its page: a search, a selection or a list page must not take a cached page's slot. */
export function viewHeaders({ searchParams }: URL): Record<string, string> {
  // A link from an email leads here with its token when a person chooses another time.
  if (searchParams.has("confirm")) return privateHeaders;
  return PARTICULAR.some((name) => searchParams.has(name)) ? { "cache-control": "private, no-cache" } : {};
}

/** For the `headers` of such a route. */
export const loaderHeaders: HeadersFunction = ({ loaderHeaders: given }) => given;

/** For the `headers` of a page whose forms say when to retry. */
export const answerHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
