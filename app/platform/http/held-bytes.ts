interface HeldLimits {
  /** Bytes, of all together and of one network. */
  most: number;
  mostOfOne: number;
}

/** What one request holds. `take` says whether that many bytes more may be held; `release` gives all of them back. */
export interface HeldBytes {
  take: (bytes: number) => boolean;
  release: () => void;
}

/** Counts the bytes of files that are in memory at once, whoever sends them, and leaves a part of them to other networks. */
export function countHeldBytes({ most, mostOfOne }: HeldLimits) {
  let all = 0;
  const byNetwork = new Map<string, number>();

  return (network: string): HeldBytes => {
    let own = 0;
    const add = (bytes: number) => {
      own += bytes;
      all += bytes;
      const theirs = (byNetwork.get(network) ?? 0) + bytes;
      if (theirs > 0) byNetwork.set(network, theirs);
      else byNetwork.delete(network);
    };
    return {
      take(bytes) {
        if (all + bytes > most || (byNetwork.get(network) ?? 0) + bytes > mostOfOne) return false;
        add(bytes);
        return true;
      },
      release: () => add(-own),
    };
  };
}
