import { redirect } from "react-router";
import type { FirstFactorResult } from "#app/features/accounts/sign-in/first-factor.server";
import { challengeCookie } from "./challenge-cookie";
import { type Flash, flashCookie } from "./flash";
import { sessionCookie } from "./session-cookie";

interface Way {
  rememberMe: boolean;
  /** Where the person was going: a path that `safeNext` let through. */
  next: string | null;
  /** What is said there, once they are in. */
  toast?: Flash;
  cookies?: string[];
}

/** Leads whoever proved the first factor on: signed in to where they were going, or to the page that asks for the second. */
export function signInAndRedirect({ kind, token }: FirstFactorResult, { rememberMe, next, toast, cookies = [] }: Way) {
  const isIn = kind === "session";
  const asking = next ? `/auth/two-factor?next=${encodeURIComponent(next)}` : "/auth/two-factor";
  const set = [
    ...cookies,
    isIn ? sessionCookie(token, rememberMe) : challengeCookie(token),
    ...(isIn && toast ? [flashCookie(toast)] : []),
  ];
  return redirect(isIn ? (next ?? "/") : asking, {
    status: 303,
    headers: set.map((cookie): [string, string] => ["set-cookie", cookie]),
  });
}
