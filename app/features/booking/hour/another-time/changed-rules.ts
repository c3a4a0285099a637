import type { Rules } from "#app/features/rules/rules";
import { requestedDuration } from "#app/features/schedule/durations";

/** A rule that changed since the request was made: the key of its sentence, the old value and the new one. */
export interface ChangedRule {
  key: "hourNowLengths" | "hourNowRush" | "hourNowExpiry" | "hourNowWhole" | "hourNowPart";
  values: Record<"before" | "now" | "hoursBefore" | "hoursNow", number>;
}

/** Returns the rules that changed since the client made the request they are now changing; omits those that are unchanged or do not affect them. */
export function changedRules(asked: { durationMinutes: number }, before: Rules, now: Rules): ChangedRule[] {
  const changed = (key: ChangedRule["key"], was: number, is: number, hoursBefore = 0, hoursNow = 0): ChangedRule[] =>
    was === is && hoursBefore === hoursNow ? [] : [{ key, values: { before: was, now: is, hoursBefore, hoursNow } }];
  return [
    ...changed("hourNowLengths", asked.durationMinutes, requestedDuration(asked.durationMinutes, now)),
    ...changed("hourNowRush", before.rushPercent, now.rushPercent),
    ...changed("hourNowExpiry", before.expiryHours, now.expiryHours),
    ...changed("hourNowWhole", before.wholeRefundHours, now.wholeRefundHours),
    ...changed("hourNowPart", before.partRefundPercent, now.partRefundPercent, before.partRefundHours, now.partRefundHours),
  ];
}
