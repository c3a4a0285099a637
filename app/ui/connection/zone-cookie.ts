import { useEffect } from "react";

/** Tells the server the browser's zone for a signed-in person who has none: the next page, and all that is written to them, is in it. */
export function useZoneCookie(isWanted: boolean) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer store is not in every browser, and needs a secure page.
    if (isWanted) document.cookie = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone};path=/;samesite=lax`;
  }, [isWanted]);
}
