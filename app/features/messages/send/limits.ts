/** People somebody may begin to write to within a day. */
export const MOST_NEW_THREADS_A_DAY = 10;
/** Messages somebody may send within a minute, to all together. */
export const MOST_MESSAGES_A_MINUTE = 20;
/** Files somebody may send within a day, to all together. */
export const MOST_FILES_A_DAY = 20;

export const DAY_SECONDS = 86_400;
export const MINUTE_SECONDS = 60;

/** Minutes a message stays unread before a mail tells of it. */
export const UNREAD_MINUTES = 5;
/** As long as a mail about a thread was not followed by reading it, the next one waits so long. */
export const HOURS_BETWEEN_MAILS = 24;

/** Seconds until one more is allowed, when `most` within `windowSeconds` are; 0 when it is allowed now. `times` in any order. */
export function secondsUntilAllowed(times: readonly Date[], most: number, windowSeconds: number, now: Date): number {
  const start = now.getTime() - windowSeconds * 1000;
  const counted = times
    .map((time) => time.getTime())
    .filter((time) => time > start)
    .sort((a, b) => b - a);
  const blocking = counted[most - 1];
  return blocking === undefined ? 0 : Math.max(1, Math.ceil((blocking - start) / 1000));
}
