import { safeNext } from "#app/features/accounts/sign-in/next";

/** Returns the path in `?next=`, if it belongs to this site. */
export function nextOf(request: Request) {
  const url = new URL(request.url);
  return safeNext(url.searchParams.get("next"), url.origin);
}

/** Returns the page in `?back=` that somebody came from, if it belongs to this site. */
export function backOf(request: Request) {
  const url = new URL(request.url);
  return safeNext(url.searchParams.get("back"), url.origin);
}

/** Returns the token of a mail's link. */
export const linkTokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
