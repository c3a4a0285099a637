import { redirect } from "react-router";
import { DELETION_CANCELLED } from "#app/features/accounts/deletion/cancel-deletion.server";
import { endSession } from "#app/features/accounts/sessions/sessions.server";
import type { FirstFactorResult } from "#app/features/accounts/sign-in/first-factor.server";
import { moveHeldForms } from "#app/features/accounts/sign-in/held-forms.server";
import { browserKnownTo } from "#app/features/accounts/sign-in/known-browser.server";
import { challengeCookie, readChallengeCookie } from "./challenge-cookie";
import { type Flash, flashCookie } from "./flash";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser-cookie";
import { readSessionCookie, sessionCookie } from "./session-cookie";

interface Way {
  /** The request; its current session, if any, ends with the new one. */
  request: Request;
  rememberMe: boolean;
  /** The destination: a path that passed `safeNext`. */
  next: string | null;
  /** The toast shown there after signing in. */
  toast?: Flash;
  cookies?: string[];
}

/** Redirects after the first factor: signed in to the destination, or to the page that asks for the second factor. */
export async function signInAndRedirect(admission: FirstFactorResult, { request, rememberMe, next, toast, cookies = [] }: Way) {
  const isIn = admission.kind === "session";
  if (isIn) await endFormerSession(request, admission.token);
  const asking = next ? `/auth/two-factor?next=${encodeURIComponent(next)}` : "/auth/two-factor";
  const set = [
    ...cookies,
    ...(isIn ? cookiesOfSignedIn(request, { ...admission, rememberMe }) : [challengeCookie(admission.token)]),
    ...flashOfSignedIn(isIn && admission.hasStayed, isIn ? toast : undefined),
  ];
  return redirect(isIn ? (next ?? "/") : asking, {
    status: 303,
    headers: set.map((cookie): [string, string] => ["set-cookie", cookie]),
  });
}

/** The toast after signing in: a cancelled account deletion takes precedence. */
export function flashOfSignedIn(hasStayed: boolean, toast: Flash | undefined) {
  const said = hasStayed ? { text: DELETION_CANCELLED } : toast;
  return said ? [flashCookie(said)] : [];
}

/** The cookies of a new sign-in: the session, and that the account knows this browser. */
export const cookiesOfSignedIn = (
  request: Request,
  { token, email, rememberMe }: { token: string; email: string; rememberMe: boolean },
) => [sessionCookie(token, rememberMe), knownBrowserCookie(browserKnownTo(readKnownBrowser(request), email))];

/** Ends the previous session on a new sign-in. Forms held for it, or from before a code was requested, pass to the new session, `token`. */
export async function endFormerSession(request: Request, token: string) {
  const challenge = readChallengeCookie(request);
  if (challenge) await moveHeldForms({ challenge }, token);
  const former = readSessionCookie(request);
  if (!former) return;
  await moveHeldForms({ session: former }, token);
  await endSession(former);
}
