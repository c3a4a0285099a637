import { SESSION_MAX_DAYS } from "#app/features/accounts/limits";
import { DAY_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";

const cookieName = () => (isHttpsSite() ? "__Host-session" : "session");
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** The opaque session token of a request, if it carries one. */
export const readSessionCookie = (request: Request) => sessionIn(request.headers.get("cookie"));

/** The session token in a raw Cookie header. */
export function sessionIn(sent: string | null | undefined) {
  const cookies = sent?.split(/;\s*/) ?? [];
  const prefix = `${cookieName()}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null;
}

/** Whether a response sets a session cookie (true) or deletes it (false); null for neither. */
export function sessionAfter(answer: Response): boolean | null {
  const value = answer.headers
    .getSetCookie()
    .findLast((cookie) => cookie.startsWith(`${cookieName()}=`))
    ?.slice(cookieName().length + 1);
  return value === undefined ? null : !value.startsWith(";");
}

/** Set-Cookie for a new session. 'Remember me' only decides whether the cookie outlives the browser session (decisions.md 2). */
export function sessionCookie(token: string, rememberMe: boolean) {
  return `${cookieName()}=${token}; ${attributes()}${rememberMe ? `; Max-Age=${(SESSION_MAX_DAYS * DAY_MS) / 1000}` : ""}`;
}

export const endedSessionCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;
