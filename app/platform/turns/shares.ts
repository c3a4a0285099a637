interface Share {
  /** How many of this group are being served. */
  served: number;
  /** When the newest of those began, as a growing sequence number. */
  begun: number;
}

/** How many groups are remembered while anybody waits. */
const MAX_GROUPS = 1000;

/**
 * Fair scheduling between groups (`whose`): the next is from the group with the fewest being served, counting its members further ahead in the queue; on a tie,
 * the group served longest ago; within a group, first come, first served. Whoever requests much waits for themselves and delays nobody else.
 */
export function makeShares() {
  const shares = new Map<string, Share>();
  let turns = 0;
  const NONE: Share = { served: 0, begun: 0 };
  const shareOf = (whose: string) => shares.get(whose) ?? NONE;

  /** Sorts those waiting into the order of their turns. */
  function inTurn<One extends { whose: string }>(waiting: readonly One[]): One[] {
    const counts = new Map<string, number>();
    const ranked = waiting.map((one) => {
      const { served, begun } = shareOf(one.whose);
      const before = counts.get(one.whose) ?? 0;
      counts.set(one.whose, before + 1);
      return { one, rank: served + before, begun };
    });
    return ranked.sort((a, b) => a.rank - b.rank || a.begun - b.begun).map(({ one }) => one);
  }

  function begin(whose: string) {
    turns += 1;
    const { served } = shareOf(whose);
    // Moved to the end: the first of the map were served longest ago.
    shares.delete(whose);
    shares.set(whose, { served: served + 1, begun: turns });
  }

  /**
   * Ends one turn. Groups that are neither served nor waiting are dropped once nobody waits, or there are too many: a group that left a moment ago would else come
   * again as if it had never been served, ahead of others that have waited meanwhile.
   */
  function end(whose: string, waiting: readonly { whose: string }[]) {
    const { served, begun } = shareOf(whose);
    shares.set(whose, { served: served - 1, begun });
    const wait = new Set(waiting.map((one) => one.whose));
    for (const [name, share] of shares) {
      if (wait.size > 0 && shares.size <= MAX_GROUPS) return;
      if (share.served === 0 && !wait.has(name)) shares.delete(name);
    }
  }

  return { inTurn, begin, end };
}
