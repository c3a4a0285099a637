interface HeldLimits {
  /** Limits in bytes, for all requests together and for one network. */
  most: number;
  maxOfOne: number;
  /** The part of `most` that is reserved for signed-in people. */
  keptForKnown?: number;
  now?: () => number;
}

/** The bytes that one request holds. */
export interface HeldBytes {
  /** Whether that many more bytes may be held, for a signed-in person or not. */
  take: (bytes: number, isKnown?: boolean) => boolean;
  /** Marks the body as complete: it is no longer slow. */
  complete: () => void;
  /** Releases all of them. */
  release: () => void;
}

interface Holder {
  bytes: number;
  /** When it last progressed by a step, and the bytes it held then. Null once it is complete. */
  step: { at: number; bytes: number } | null;
  /** Ends the request without waiting for the rest. */
  end: () => void;
}

/** Above this share of the limit, slow requests are ended: those that took longer than SLOW_MS for STEP_BYTES (400 kilobits a second). */
const NEARLY = 0.75;
const STEP_BYTES = 250_000;
const SLOW_MS = 5000;

/**
 * Counts the bytes of bodies held in memory at once and reserves a share for other networks and one for signed-in people. When space runs
 * out, the slowest requests are ended, so that holding much and sending nothing more cannot lock others out.
 */
export function countHeldBytes({ most, maxOfOne, keptForKnown = 0, now = () => performance.now() }: HeldLimits) {
  let all = 0;
  const byNetwork = new Map<string, number>();
  const arriving = new Set<Holder>();

  /** Ends slow requests, the longest stalled first, until there is room for `room` more bytes. */
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
        const maxOfAll = isKnown ? most : most - keptForKnown;
        if (all + bytes > maxOfAll * NEARLY) endSlow(maxOfAll * NEARLY - bytes);
        if (all + bytes > maxOfAll || (byNetwork.get(network) ?? 0) + bytes > maxOfOne) return false;
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
