import { useState } from "react";
import { UNREAD_PATH, useLiveEnd, useLiveEvents } from "#app/ui/connection/live-changes";
import { oneAtATime } from "#app/ui/connection/one-at-a-time";
import { useRefresh } from "#app/ui/connection/refresh";
import type { OwnCounts } from "../frame-data";
import { isSomethingUnsaved } from "../unsaved";

interface Heard {
  counts: OwnCounts;
  /** What the page came with by then: what it comes with later is newer. */
  since: OwnCounts;
}

/** What the page came with, until something is told to have changed: then what the server says. */
export function useLiveCounts(given: OwnCounts): OwnCounts {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [ask] = useState(() => oneAtATime(findCounts));
  const refresh = useRefresh();
  useLiveEvents(true, () => void ask().then((counts) => counts && setHeard({ counts, since: given })));
  // Asked for anew, the page goes as it goes for the signed-out; but not while somebody writes there what nobody has yet.
  useLiveEnd(() => void (isSomethingUnsaved() || refresh()));
  return heard?.since === given ? heard.counts : given;
}

/** Asked for beside the router: a count that cannot be had, after signing out or without a connection, takes no page away. */
async function findCounts(): Promise<OwnCounts | null> {
  try {
    const answer = await fetch(UNREAD_PATH, { headers: { accept: "application/json" } });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
