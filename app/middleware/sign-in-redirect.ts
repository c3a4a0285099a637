import { redirect } from "react-router";
import { STAYED } from "#app/features/accounts/deletion/cancel-deletion.server";
import { endSession } from "#app/features/accounts/sessions/sessions.server";
import type { FirstFactorResult } from "#app/features/accounts/sign-in/first-factor.server";
import { takeHeldFormsAlong } from "#app/features/accounts/sign-in/held-forms.server";
import { browserKnownTo } from "#app/features/accounts/sign-in/known-browser.server";
import { challengeCookie, readChallengeCookie } from "./challenge-cookie";
import { type Flash, flashCookie } from "./flash";
import { knownBrowserCookie, readKnownBrowser } from "./known-browser-cookie";
import { readSessionCookie, sessionCookie } from "./session-cookie";

interface Way {
  /** The session that it came with, if any, ends with the new one. */
  request: Request;
  rememberMe: boolean;
  /** Where the person was going: a path that `safeNext` let through. */
  next: string | null;
  /** What is said there, once they are in. */
  toast?: Flash;
  cookies?: string[];
}

/** Leads whoever proved the first factor on: signed in to where they were going, or to the page that asks for the second. */
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

/** What is said where they come to: that their account stays, before all else. */
export function flashOfSignedIn(hasStayed: boolean, toast: Flash | undefined) {
  const said = hasStayed ? { text: STAYED } : toast;
  return said ? [flashCookie(said)] : [];
}

/** What a browser keeps that has just been signed in: the session, and that it is known to this account. */
export const cookiesOfSignedIn = (
  request: Request,
  { token, email, rememberMe }: { token: string; email: string; rememberMe: boolean },
) => [sessionCookie(token, rememberMe), knownBrowserCookie(browserKnownTo(readKnownBrowser(request), email))];

/** Whoever signs in again has one session, not two: what they typed in the former one, or before a code was asked for, waits in the new one, `token`. */
export async function endFormerSession(request: Request, token: string) {
  const challenge = readChallengeCookie(request);
  if (challenge) await takeHeldFormsAlong({ challenge }, token);
  const former = readSessionCookie(request);
  if (!former) return;
  await takeHeldFormsAlong({ session: former }, token);
  await endSession(former);
}
