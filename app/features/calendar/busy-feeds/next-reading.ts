import { MINUTE_MS } from "#app/platform/durations";
import { READ_EVERY_MINUTES } from "../limits";

const MAX_PAUSE_MINUTES = 1440;

/** When to read a calendar again after so many failures in a row: exponential backoff. */
export function nextReading(at: Date, failures: number): Date {
  const minutes = Math.min(MAX_PAUSE_MINUTES, READ_EVERY_MINUTES * 2 ** Math.min(failures, 10));
  return new Date(at.getTime() + minutes * MINUTE_MS);
}
