import { useEffect } from "react";
import { browserZone } from "#app/ui/text/browser-zone";

/** Tells the server the browser's zone for a signed-in person who has none: the next page, and all that is written to them, is in it. */
export function useZoneCookie(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return;
    const secure = location.protocol === "https:" ? ";secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the newer store is not in every browser, and needs a secure page.
    document.cookie = `zone=${browserZone()};path=/;samesite=lax${secure}`;
  }, [isWanted]);
}
