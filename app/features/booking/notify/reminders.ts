export interface Reminder {
  step: "remindDay" | "remindHour";
  hoursBefore: number;
  /** Closer to the start than this, the reminder is skipped, because the next one serves better. */
  notBelowHours: number;
}

/** Hours before a proposed time lapses at which whoever has to answer it is reminded. */
export const REMIND_TO_ANSWER_HOURS = 6;

/** When both sides are reminded of an agreed time. */
export const REMINDERS: readonly Reminder[] = [
  { step: "remindDay", hoursBefore: 24, notBelowHours: 2 },
  { step: "remindHour", hoursBefore: 1, notBelowHours: 0 },
];
