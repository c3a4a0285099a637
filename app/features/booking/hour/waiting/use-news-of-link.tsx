import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "#app/ui/connection/refresh";
import { lookForNews } from "./look-for-news";

/** Whoever follows the link elsewhere finds in this tab what came of it. */
export function useNewsOfLink() {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => lookForNews(() => refresh(), { page: document, tab: window }), []);
}
