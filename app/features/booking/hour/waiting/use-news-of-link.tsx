import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "#app/ui/connection/refresh";
import { lookForNews } from "./look-for-news";

/** Polls, so that this tab shows what happened once the link is followed elsewhere. */
export function useNewsOfLink() {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => lookForNews(() => refresh(), { page: document, tab: window }), []);
}
