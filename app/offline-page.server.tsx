import { frameMessages } from "#app/frame/messages";
import { OfflineScreen } from "#app/frame/offline-screen";
import { drawPlainPage } from "./plain-page.server";

/** The page without a connection: constant, and without anybody's data. */
export function offlinePage(): Response {
  const { html, policy } = drawPlainPage(frameMessages.awayTitle, <OfflineScreen />);
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": policy },
  });
}
