import { config } from "#app/config.server";
import { WANTED_SAVE_MINUTES } from "#app/features/accounts/limits";
import { safeNext } from "#app/features/accounts/sign-in/next";
import { cookieName, readCookie } from "#app/middleware/cookie-names";
import { sealedValue, unsealedValue } from "#app/middleware/sealed-value";

const NAME = "wanted-save";
const attributes = () => `Path=/advisors; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

/** Whom a signed-out visitor wanted to save, and the page they did it on. Only a form of this site can have said so. */
interface WantedSave {
  slug: string;
  back: string;
}

/** Remembers what is to be saved while they sign in. */
export const wantedSaveCookie = (wanted: WantedSave) =>
  `${cookieName(NAME, "__Secure-")}=${sealedValue(NAME, wanted)}; ${attributes()}; Max-Age=${WANTED_SAVE_MINUTES * 60}`;

export const endedWantedSaveCookie = () => `${cookieName(NAME, "__Secure-")}=; ${attributes()}; Max-Age=0`;

/** The request to save this advisor, if the request brings one along. */
export function readWantedSave(request: Request, slug: string): WantedSave | null {
  const wanted = unsealedValue(NAME, readCookie(request, cookieName(NAME, "__Secure-"))) as WantedSave | null;
  return wanted?.slug === slug ? { slug, back: backTo(wanted.back, slug, request) } : null;
}

/** The page a form was on, if it is one of this site; else the advisor's own. */
export function backTo(value: unknown, slug: string, request: Request): string {
  return safeNext(value, new URL(request.url).origin) ?? `/advisors/${encodeURIComponent(slug)}`;
}
