import type { RouterContextProvider } from "react-router";
import type { Device } from "#app/features/accounts/sessions/sessions.server";
import { readKnownBrowser } from "./known-browser-cookie";
import { languageContext } from "./reading-language";
import { requestedCurrency } from "./requested-currency";
import { addressContext } from "./viewer";

/** The browser and network that a request comes from. */
export const deviceOf = (request: Request, context: Readonly<RouterContextProvider>): Device => ({
  address: context.get(addressContext),
  userAgent: request.headers.get("user-agent") ?? "",
  language: context.get(languageContext),
  currency: requestedCurrency(request),
  keptBrowser: readKnownBrowser(request),
});
