import { DAY_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";
import { VISITOR_DRAFT_DAYS } from "./draft-lifetime";

const cookieName = () => (isHttpsSite() ? "__Host-application-draft" : "application-draft");
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** Reads the token of a visitor's draft from the cookie, if there is one. */
export function readDraftCookie(request: Request) {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const prefix = `${cookieName()}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null;
}

/** Builds the Set-Cookie header for a visitor's draft: an opaque token, of which the server stores only the hash. */
export const draftCookie = (token: string) => `${cookieName()}=${token}; ${attributes()}; Max-Age=${(VISITOR_DRAFT_DAYS * DAY_MS) / 1000}`;

export const endedDraftCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;
