import { CHALLENGE_MINUTES } from "#app/features/accounts/second-factor/wrong-codes";
import { isHttpsSite } from "#app/platform/origin.server";

const cookieName = () => (isHttpsSite() ? "__Host-challenge" : "challenge");
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** The token of a sign-in that waits for its code, if a request carries one. */
export function readChallengeCookie(request: Request) {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const prefix = `${cookieName()}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) || null;
}

/** Set-Cookie for the time between password and code. Only the page that asks for the code reads it. */
export const challengeCookie = (token: string) => `${cookieName()}=${token}; ${attributes()}; Max-Age=${CHALLENGE_MINUTES * 60}`;

export const endedChallengeCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;
