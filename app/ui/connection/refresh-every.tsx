import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "./refresh";

/** Reloads the page's data every few seconds while mounted, for work done by another process. */
export function RefreshEvery({ everySeconds }: { everySeconds: number }) {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const timer = setInterval(() => refresh(), everySeconds * 1000);
    return () => clearInterval(timer);
  }, [everySeconds]);
  return null;
}
