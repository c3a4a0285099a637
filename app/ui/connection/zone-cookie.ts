import { useEffect } from "react";
import { browserZone } from "#app/ui/text/browser-zone";

/** Sends the browser's zone to the server for a signed-in person without one: the next page, and all emails to them, use it. */
export function useZoneCookie(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    const secure = location.protocol === "https:" ? ";secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the newer store is not in every browser, and needs a secure page.
    document.cookie = `zone=${browserZone()};path=/;samesite=lax${secure}`;
  }, [isWanted]);
}
