import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { DAY_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "known-browser";
// Sent to the sign-in pages alone: anywhere else, it would keep a visitor's page from being shared.
const attributes = () => `Path=/auth; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** The value that identifies the accounts this browser was signed in to; '' for none. */
export const readKnownBrowser = (request: Request) => readCookie(request, cookieName(NAME, "__Secure-"));

/** Set-Cookie for that value. */
export const knownBrowserCookie = (value: string) =>
  `${cookieName(NAME, "__Secure-")}=${value}; ${attributes()}; Max-Age=${(KNOWN_DEVICE_DAYS * DAY_MS) / 1000}`;
