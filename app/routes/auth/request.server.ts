import type { RouterContextProvider } from "react-router";
import { safeNext } from "#app/features/accounts/next";
import type { Device } from "#app/features/accounts/sessions.server";
import { addressContext } from "#app/middleware/viewer";

/** The browser and the place a request comes from. */
export const deviceOf = (request: Request, context: Readonly<RouterContextProvider>): Device => ({
  address: context.get(addressContext),
  userAgent: request.headers.get("user-agent") ?? "",
});

/** Where `?next=` leads, if that is a path of this site. */
export function nextOf(request: Request) {
  const url = new URL(request.url);
  return safeNext(url.searchParams.get("next"), url.origin);
}

/** The token of a link that was followed. */
export const linkTokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/**
 * Pages that let somebody in are never kept, and tell no other site where they were. Not `no-referrer`: with it a browser posts
 * their own forms with `Origin: null`.
 */
export const privateHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin" };

/** For a route's `headers`: the above, with what the action said about coming back. */
export function withPrivateHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const retryAfter = actionHeaders.get("retry-after");
  return { ...privateHeaders, ...(retryAfter && { "retry-after": retryAfter }) };
}
