import type { IncomingMessage } from "node:http";
import { config } from "#app/config.server";
import { LANGUAGE_DAYS } from "#app/features/site/limits";
import { cookieName } from "#app/middleware/cookie-names";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { DAY_MS } from "#app/platform/durations";
import { isLanguage, type Language, readingLanguage } from "./languages";

/** The cookie that keeps what a visitor chose. It names a language, and nobody. */
const COOKIE = "lang";
const nameOfCookie = () => cookieName(COOKIE);
/** The parameter by which an address asks for a language. */
export const LANGUAGE_PARAMETER = "lang";

interface Asked {
  /** Path and query. */
  address: string;
  cookie: string | null | undefined;
  accepted: string | null | undefined;
}

/** The language in which a page is read. `preferred` is that of the Preferences of who is signed in. */
export function languageAsked({ address, cookie, accepted }: Asked, preferred: string | null = null): Language {
  const site = siteLanguage();
  return readingLanguage({ preferred, asked: languageInAddress(address), chosen: languageInCookie(cookie), accepted, site });
}

/** The same of a request as it comes in, without anybody signed in. */
export const visitorsLanguage = ({ url = "", headers }: IncomingMessage): Language =>
  languageAsked({ address: url, cookie: headers.cookie, accepted: headers["accept-language"] });

/** The language that an address asks for; null for none of ours. */
function languageInAddress(address: string): Language | null {
  const query = address.split("?")[1];
  const asked = query === undefined ? null : new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : null;
}

/** An address of this site that asks for no language. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, "http://site");
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return url.pathname + url.search + url.hash;
}

function languageInCookie(cookies: string | null | undefined): Language | null {
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${nameOfCookie()}=`));
  const chosen = found?.slice(nameOfCookie().length + 1);
  return isLanguage(chosen) ? chosen : null;
}

/** Whether a request brings no cookie but those of the language, which says no more than the header does, and of the currency, by which no page differs. */
export const hasNoOtherCookie = (cookies: string | undefined): boolean =>
  !cookies || /^(?:(?:(?:__Host-)?lang|currency)=[\w-]*(?:; |$))+$/.test(cookies);

/** Has the browser remember a language. */
export const languageCookie = (language: Language): string =>
  `${nameOfCookie()}=${language}; Path=/; Max-Age=${(LANGUAGE_DAYS * DAY_MS) / 1000}; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

/** The cookie for an address that asks for a language, where the browser does not remember it yet; null for none. */
export function cookieForAddress({ url = "", headers }: { url?: string; headers: { cookie?: string } }): string | null {
  const asked = languageInAddress(url);
  return asked && asked !== languageInCookie(headers.cookie) ? languageCookie(asked) : null;
}

/** The cookie for whoever is signed in and reads in a language of their own, where the browser does not remember it yet: once their session has ended it still is. */
export const cookieForReader = (language: Language, { headers }: Pick<Request, "headers">): string | null =>
  language === languageInCookie(headers.get("cookie")) ? null : languageCookie(language);
