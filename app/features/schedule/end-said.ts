import { LONGEST_IN_MINUTES } from "#app/features/rules/lengths-in-words";
import { MINUTE_MS } from "#app/platform/durations";

/** The end of a session so long that its start alone does not say until when; null for others. */
export const endSaid = (start: Date | string, minutes = 0): Date | null =>
  minutes > LONGEST_IN_MINUTES ? new Date(new Date(start).getTime() + minutes * MINUTE_MS) : null;
