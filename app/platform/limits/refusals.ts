const SECOND_MS = 1000;

/**
 * Remembers who is refused until when, so that their next attempts are answered without a database query. Holds at most `most` entries and
 * drops the oldest first: those are counted again.
 */
export function keepRefusals(most = 20_000) {
  const ends = new Map<string, number>();

  /** Seconds until the longest of these refusals ends; 0 for none. */
  function secondsLeft(keys: readonly string[], at: Date): number {
    const left = keys.map((key) => (ends.get(key) ?? 0) - at.getTime());
    return Math.max(0, ...left.map((milliseconds) => Math.ceil(milliseconds / SECOND_MS)));
  }

  function note(key: string, seconds: number, at: Date) {
    ends.delete(key);
    const [oldest] = ends.keys();
    if (oldest !== undefined && ends.size >= most) ends.delete(oldest);
    ends.set(key, at.getTime() + seconds * SECOND_MS);
  }

  function forget(keys: readonly string[]) {
    for (const key of keys) ends.delete(key);
  }

  function forgetSpent(at: Date) {
    for (const [key, end] of ends) if (end <= at.getTime()) ends.delete(key);
  }

  return { secondsLeft, note, forget, forgetSpent };
}
