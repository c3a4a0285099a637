import type { IncomingMessage } from "node:http";
import { LANGUAGE_DAYS } from "#app/features/site/limits";
import { cookieName } from "#app/middleware/cookie-names";
import { isOffered, offeredLanguages, siteLanguage } from "#app/platform/brand/current-defaults.server";
import { DAY_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";
import { type Language, readingLanguage } from "./languages";

/** Cookie with the visitor's choice. It identifies a language, not a person. */
const COOKIE = "lang";
const nameOfCookie = () => cookieName(COOKIE);
/** The query parameter that requests a language. */
export const LANGUAGE_PARAMETER = "lang";

interface Asked {
  /** Path and query. */
  address: string;
  cookie: string | null | undefined;
  accepted: string | null | undefined;
}

/** Returns the language for a page. `preferred` is the one in the signed-in person's preferences. */
export function languageAsked({ address, cookie, accepted }: Asked, preferred: string | null = null): Language {
  const [site, offered] = [siteLanguage(), offeredLanguages()];
  return readingLanguage({ preferred, asked: languageInAddress(address), chosen: languageInCookie(cookie), accepted, site, offered });
}

/** The same for an incoming request, with nobody signed in. */
export const visitorsLanguage = ({ url = "", headers }: IncomingMessage): Language =>
  languageAsked({ address: url, cookie: headers.cookie, accepted: headers["accept-language"] });

/** Returns the language requested by an address; null if it is not one that the site offers. */
function languageInAddress(address: string): Language | null {
  const query = address.split("?")[1];
  const asked = query === undefined ? null : new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  return isOffered(asked) ? asked : null;
}

/** Returns an address of this site without its language parameter. */
export function withoutLanguage(address: string): string {
  const url = new URL(address, "http://site");
  url.searchParams.delete(LANGUAGE_PARAMETER);
  return url.pathname + url.search + url.hash;
}

function languageInCookie(cookies: string | null | undefined): Language | null {
  const found = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${nameOfCookie()}=`));
  const chosen = found?.slice(nameOfCookie().length + 1);
  return isOffered(chosen) ? chosen : null;
}

/** Whether a request has no cookies but those of the language, which says no more than the header, and of the currency, which changes no page. */
export const hasNoOtherCookie = (cookies: string | undefined): boolean =>
  !cookies || /^(?:(?:(?:__Host-)?lang|currency)=[\w-]*(?:; |$))+$/.test(cookies);

/** Returns a cookie that makes the browser remember a language. */
export const languageCookie = (language: Language): string =>
  `${nameOfCookie()}=${language}; Path=/; Max-Age=${(LANGUAGE_DAYS * DAY_MS) / 1000}; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** Returns the cookie for an address that requests a language the browser does not remember yet; otherwise null. */
export function cookieForAddress({ url = "", headers }: { url?: string; headers: { cookie?: string } }): string | null {
  const asked = languageInAddress(url);
  return asked && asked !== languageInCookie(headers.cookie) ? languageCookie(asked) : null;
}

/** Returns the cookie for a signed-in person's own language, if the browser does not remember it yet, so that it stays after their session ends. */
export const cookieForReader = (language: Language, { headers }: Pick<Request, "headers">): string | null =>
  language === languageInCookie(headers.get("cookie")) ? null : languageCookie(language);
