import { MINIMUM_LEAD_MINUTES } from "./lead-time";

const MOST_BUFFER_MINUTES = 240;
const MOST_LEAD_TIME_MINUTES = 30 * 1440;
const MOST_CONSULTATIONS_A_DAY = 24;

/** How an advisor wants to be booked within the open hours. */
export interface ScheduleSettings {
  /** What the advisor needs free after each consultation. */
  bufferMinutes: number;
  /** How long ahead the advisor must be asked; less than the product's own 30 minutes counts as 30. */
  leadTimeMinutes: number;
  /** How many consultations may start on one day of the advisor's calendar; null for any number. */
  mostADay: number | null;
}

export const DEFAULT_SCHEDULE_SETTINGS: ScheduleSettings = { bufferMinutes: 0, leadTimeMinutes: MINIMUM_LEAD_MINUTES, mostADay: null };

/** Whether settings may be saved: a buffer of at most 4 hours, a notice of 30 minutes to 30 days, 1 to 24 consultations a day or any. */
export function checkScheduleSettings(settings: ScheduleSettings): { ok: true } | { ok: false; reason: "buffer" | "notice" | "mostADay" } {
  if (!isWithin(settings.bufferMinutes, 0, MOST_BUFFER_MINUTES)) return { ok: false, reason: "buffer" };
  if (!isWithin(settings.leadTimeMinutes, MINIMUM_LEAD_MINUTES, MOST_LEAD_TIME_MINUTES)) return { ok: false, reason: "notice" };
  const isAnyNumber = settings.mostADay === null;
  return isAnyNumber || isWithin(settings.mostADay, 1, MOST_CONSULTATIONS_A_DAY) ? { ok: true } : { ok: false, reason: "mostADay" };
}

function isWithin(value: number | null, least: number, most: number): boolean {
  return Number.isInteger(value) && value! >= least && value! <= most;
}
