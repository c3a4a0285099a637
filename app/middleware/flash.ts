import { createContext, type RouterContextProvider, redirect } from "react-router";
import { FLASH_SECONDS } from "#app/features/site/limits";
import { isAheadOfTime } from "#app/platform/http/ahead-of-time";
import { isHttpsSite } from "#app/platform/origin.server";
import { openSealed, sealValue } from "#app/platform/sealed/sealed-value.server";
import { cookieName, readCookie } from "./cookie-names";

/** A toast for the next page: keys of `texts`, and values for their placeholders. Never a text of its own. */
export interface Flash {
  title?: string;
  text: string;
  values?: Record<string, string | number>;
  tone?: "success" | "danger";
  /** The address that shows it. */
  at?: string;
}

const saidContext = createContext<Flash | null>(null);

/** Shows a toast on the page of this response. */
export const setPageToast = (context: Readonly<RouterContextProvider>, flash: Flash) => context.set(saidContext, flash);

/** The toast of this response; null for none. */
export const pageToast = (context: Readonly<RouterContextProvider>) => context.get(saidContext);

const NAME = "flash";
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** Redirects to `url` (303) and shows a toast there. */
export function redirectWithToast(url: string, flash: Flash, headers: [string, string][] = []) {
  const at = url.startsWith("/") ? addressOf(new URL(url, "http://site")) : undefined;
  return redirect(url, { status: 303, headers: [["set-cookie", flashCookie({ ...flash, at })], ...headers] });
}

export const flashCookie = (flash: Flash) => `${cookieName(NAME)}=${sealValue(NAME, flash)}; ${attributes()}; Max-Age=${FLASH_SECONDS}`;

export const endedFlashCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/**
 * The toast of a request's cookie, if this site wrote it. The client app requests parts of a page in parallel, and prefetches pages: of
 * these requests, only the one for the address in `at` takes it. `url` is the page's, without what the app adds.
 */
export function readFlash(request: Request, url: URL): Flash | null {
  if (isAheadOfTime(request)) return null;
  const flash = openSealed(NAME, readCookie(request, cookieName(NAME))) as Flash | null;
  const isForData = new URL(request.url).pathname.endsWith(".data");
  return isForData && flash?.at !== undefined && flash.at !== addressOf(url) ? null : flash;
}

const addressOf = ({ pathname, searchParams }: URL) => `${pathname}?${searchParams}`;
