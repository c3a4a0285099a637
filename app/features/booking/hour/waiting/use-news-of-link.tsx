import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "#app/ui/connection/refresh";
import { lookForNews } from "./look-for-news";

/** Refreshes this tab after the link was followed elsewhere. */
export function useNewsOfLink() {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => lookForNews(() => refresh(), { page: document, tab: window }), []);
}
