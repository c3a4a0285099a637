import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "./refresh";

/** Loads the page's figures again every few seconds, for as long as it stands on the page: for work that another process does. */
export function RefreshEvery({ everySeconds }: { everySeconds: number }) {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return null;
}
