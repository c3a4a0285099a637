import { now } from "#app/platform/clock.server";
import { MINUTE_MS } from "#app/platform/durations";
import { log } from "./log.server";

const told = new Map<string, { at: number; untold: number }>();

/**
 * Logs events that strangers can cause at will, at most one line per minute and event: the first at once, and the next with the number
 * skipped in between, so that nobody floods the log. `event` is a constant.
 */
export function logSeldom(level: "info" | "warn", event: string, details: Record<string, unknown> = {}) {
  const at = now().getTime();
  const last = told.get(event);
  if (last && Math.abs(at - last.at) < MINUTE_MS) {
    last.untold += 1;
    return;
  }
  told.set(event, { at, untold: 0 });
  log(level, event, { ...details, ...(last && last.untold > 0 && { untoldBefore: last.untold }) });
}
