import { config } from "#app/config.server";
import { KNOWN_DEVICE_DAYS } from "#app/features/accounts/sign-in/known-device";
import { DAY_MS } from "#app/platform/durations";
import { cookieName, readCookie } from "./cookie-names";

const NAME = "known-browser";
const isSecure = () => config().baseUrl?.startsWith("https:") ?? false;
// Sent where one signs in alone: with it a visitor's page would be nobody else's.
const attributes = () => `Path=/auth; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

/** What a browser keeps of the accounts that it was signed in to; '' for nothing. */
export const readKnownBrowser = (request: Request) => readCookie(request, cookieName(NAME, "__Secure-"));

/** Has a browser keep that. */
export const knownBrowserCookie = (value: string) =>
  `${cookieName(NAME, "__Secure-")}=${value}; ${attributes()}; Max-Age=${(KNOWN_DEVICE_DAYS * DAY_MS) / 1000}`;
