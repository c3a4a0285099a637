import { safeNext } from "#app/features/accounts/sign-in/next";

/** Where `?next=` leads, if that is a path of this site. */
export function nextOf(request: Request) {
  const url = new URL(request.url);
  return safeNext(url.searchParams.get("next"), url.origin);
}

/** The token of a link that was followed. */
export const linkTokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";
