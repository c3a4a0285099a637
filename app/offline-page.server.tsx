import { OfflineScreen } from "#app/frame/offline-screen";
import type { Language } from "#app/languages/languages";
import { drawPlainPage } from "./plain-page.server";

/** The page shown without a connection: constant, and without personal data. */
export function offlinePage(language: Language): Response {
  const { html, policy } = drawPlainPage("awayTitle", <OfflineScreen />, language);
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "cookie, accept-language, sec-fetch-mode",
      "content-security-policy": policy,
    },
  });
}
