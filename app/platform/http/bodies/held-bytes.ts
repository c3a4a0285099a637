interface HeldLimits {
  /** Bytes, of all together and of one network. */
  most: number;
  mostOfOne: number;
  /** Of all: what is left to those who are signed in. */
  keptForKnown?: number;
  now?: () => number;
}

/** What one request holds. */
export interface HeldBytes {
  /** Whether that many bytes more may be held, by somebody who is known or not. */
  take: (bytes: number, isKnown?: boolean) => boolean;
  /** All of it has come: nobody waits for more. */
  complete: () => void;
  /** Gives all of them back. */
  release: () => void;
}

interface Holder {
  bytes: number;
  /** Since when it has not come by a step further, and what it held then. Null once it is complete. */
  step: { at: number; bytes: number } | null;
  /** Nobody waits for the rest of it. */
  end: () => void;
}

/** From this part of the most on, who is slow makes room: it has not come by so many bytes in so long (400 kilobits a second). */
const NEARLY = 0.75;
const STEP_BYTES = 250_000;
const SLOW_MS = 5000;

/**
 * Counts the bytes of bodies that are in memory at once, whoever sends them, and leaves a part of them to other networks, and one to those who are signed in. While there is
 * hardly room for more, the slowest go: whoever holds much and sends nothing more keeps nobody else out.
 */
export function countHeldBytes({ most, mostOfOne, keptForKnown = 0, now = () => performance.now() }: HeldLimits) {
  let all = 0;
  const byNetwork = new Map<string, number>();
  const arriving = new Set<Holder>();

  /** Until there is room for so many bytes more, those that have stood still longest first. */
  function endSlow(room: number) {
    const isSlow = ({ step }: Holder) => step !== null && now() - step.at > SLOW_MS;
    const slow = [...arriving].filter(isSlow).sort((a, b) => (a.step?.at ?? 0) - (b.step?.at ?? 0));
    for (const { end } of slow) {
      if (all <= room) return;
      end();
    }
  }

  return (network: string, giveUp = () => {}): HeldBytes => {
    let isEnded = false;
    const end = () => {
      isEnded = true;
      release();
      giveUp();
    };
    const own: Holder = { bytes: 0, step: { at: now(), bytes: 0 }, end };
    const add = (bytes: number) => {
      own.bytes += bytes;
      all += bytes;
      const theirs = (byNetwork.get(network) ?? 0) + bytes;
      if (theirs > 0) byNetwork.set(network, theirs);
      else byNetwork.delete(network);
    };
    const release = () => {
      arriving.delete(own);
      add(-own.bytes);
    };
    return {
      take(bytes, isKnown = false) {
        if (isEnded) return false;
        const mostOfAll = isKnown ? most : most - keptForKnown;
        if (all + bytes > mostOfAll * NEARLY) endSlow(mostOfAll * NEARLY - bytes);
        if (all + bytes > mostOfAll || (byNetwork.get(network) ?? 0) + bytes > mostOfOne) return false;
        add(bytes);
        arriving.add(own);
        if (own.step && own.bytes - own.step.bytes >= STEP_BYTES) own.step = { at: now(), bytes: own.bytes };
        return true;
      },
      complete() {
        own.step = null;
        arriving.delete(own);
      },
      release,
    };
  };
}
