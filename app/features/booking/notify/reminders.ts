export interface Reminder {
  step: "remindDay" | "remindHour";
  hoursBefore: number;
  /** Closer to the start than this it is no longer sent: the next one says it better. */
  notBelowHours: number;
}

/** When both sides are reminded of an agreed time. */
export const REMINDERS: readonly Reminder[] = [
  { step: "remindDay", hoursBefore: 24, notBelowHours: 2 },
  { step: "remindHour", hoursBefore: 1, notBelowHours: 0 },
];
