import { useState } from "react";
import { UNREAD_PATH, useLiveEnd, useLiveEvents } from "#app/ui/connection/live-changes";
import { oneAtATime } from "#app/ui/connection/one-at-a-time";
import { useRefresh } from "#app/ui/connection/refresh";
import type { OwnCounts } from "../frame-data";
import { isSomethingUnsaved } from "../unsaved";

interface Heard {
  counts: OwnCounts;
  /** The counts the page had then: counts that come later are newer. */
  since: OwnCounts;
}

/** Returns the page's own counts until something is reported to have changed, then the server's. */
export function useLiveCounts(given: OwnCounts): OwnCounts {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [ask] = useState(() => oneAtATime(findCounts));
  const refresh = useRefresh();
  useLiveEvents(true, () => void ask().then((counts) => counts && setHeard({ counts, since: given })));
  // A reload shows the page as a signed-out person sees it; not while something unsaved is being written.
  useLiveEnd(() => void (isSomethingUnsaved() || refresh()));
  return heard?.since === given ? heard.counts : given;
}

/** Bypasses the router: counts that cannot be loaded, after signing out or offline, must not replace the page. */
async function findCounts(): Promise<OwnCounts | null> {
  try {
    const answer = await fetch(UNREAD_PATH, { headers: { accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
