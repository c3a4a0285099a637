import type { Rules } from "#app/features/rules/rules";
import { askedDuration } from "#app/features/schedule/durations";

/** What holds otherwise for a request than when it was asked for, by the key of its sentence: what was, and what is now. */
export interface ChangedRule {
  key: "hourNowLengths" | "hourNowRush" | "hourNowExpiry" | "hourNowWhole" | "hourNowPart";
  values: Record<"before" | "now" | "hoursBefore" | "hoursNow", number>;
}

/** What whoever changes a request meets that has become otherwise since they asked; what stays as it was, and what is no matter of theirs, is left out. */
export function changedRules(asked: { durationMinutes: number }, before: Rules, now: Rules): ChangedRule[] {
  const changed = (key: ChangedRule["key"], was: number, is: number, hoursBefore = 0, hoursNow = 0): ChangedRule[] =>
    was === is && hoursBefore === hoursNow ? [] : [{ key, values: { before: was, now: is, hoursBefore, hoursNow } }];
  return [
    ...changed("hourNowLengths", asked.durationMinutes, askedDuration(asked.durationMinutes, now)),
    ...changed("hourNowRush", before.rushPercent, now.rushPercent),
    ...changed("hourNowExpiry", before.expiryHours, now.expiryHours),
    ...changed("hourNowWhole", before.wholeRefundHours, now.wholeRefundHours),
    ...changed("hourNowPart", before.partRefundPercent, now.partRefundPercent, before.partRefundHours, now.partRefundHours),
  ];
}
