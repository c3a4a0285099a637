import { WANTED_SAVE_MINUTES } from "#app/features/accounts/limits";
import { safeNext } from "#app/features/accounts/sign-in/next";
import { cardPlace } from "#app/features/advisors/saved/card-place";
import { cookieName, readCookie } from "#app/middleware/cookie-names";
import { isHttpsSite } from "#app/platform/origin.server";
import { openSealed, sealValue } from "#app/platform/sealed/sealed-value.server";

const NAME = "wanted-save";
const attributes = () => `Path=/advisors; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** Advisor that a signed-out visitor wants to save, and the page they were on. Sealed, so only a form of this site can create it. */
interface WantedSave {
  slug: string;
  back: string;
}

/** Returns a cookie that remembers the advisor to save while the visitor signs in. */
export const wantedSaveCookie = (wanted: WantedSave) =>
  `${cookieName(NAME, "__Secure-")}=${sealValue(NAME, wanted)}; ${attributes()}; Max-Age=${WANTED_SAVE_MINUTES * 60}`;

export const endedWantedSaveCookie = () => `${cookieName(NAME, "__Secure-")}=; ${attributes()}; Max-Age=0`;

/** Returns the remembered wish to save this advisor, if the request carries one. */
export function readWantedSave(request: Request, slug: string): WantedSave | null {
  const wanted = openSealed(NAME, readCookie(request, cookieName(NAME, "__Secure-"))) as WantedSave | null;
  return wanted?.slug === slug ? { slug, back: backTo(wanted.back, slug, request) } : null;
}

/** Returns the page that the visitor was on, at the card of the advisor; a place of its own that it names already stays. */
export function backToCard({ slug, back }: WantedSave): string {
  const isOwnPage = back.startsWith(`/advisors/${encodeURIComponent(slug)}`);
  return isOwnPage || back.includes("#") ? back : `${back}#${cardPlace(slug)}`;
}

/** Returns the page of the form if it belongs to this site; otherwise the advisor's page. */
export function backTo(value: unknown, slug: string, request: Request): string {
  return safeNext(value, new URL(request.url).origin) ?? `/advisors/${encodeURIComponent(slug)}`;
}
