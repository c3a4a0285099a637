interface Share {
  /** How many of its own are served at this moment. */
  served: number;
  /** When the newest of those began, as a number that grows. */
  begun: number;
}

/**
 * Who is next where several share what is served: whose have the fewest at this moment, counting those of the same who stand in front; of as many, whose turn
 * was longest ago; and of those who came first. So whoever asks for much waits for themselves, and takes nothing from the others but what they leave.
 */
export function makeShares() {
  const shares = new Map<string, Share>();
  let turns = 0;
  const NONE: Share = { served: 0, begun: 0 };
  const shareOf = (whose: string) => shares.get(whose) ?? NONE;

  /** Those who wait, in the order of their turns. */
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
    shares.set(whose, { served: shareOf(whose).served + 1, begun: turns });
  }

  /** Ends one that was served, and forgets those who neither are nor wait. */
  function end(whose: string, waiting: readonly { whose: string }[]) {
    const { served, begun } = shareOf(whose);
    shares.set(whose, { served: served - 1, begun });
    const wait = new Set(waiting.map((one) => one.whose));
    for (const [name, share] of shares) if (share.served === 0 && !wait.has(name)) shares.delete(name);
  }

  return { inTurn, begin, end };
}
