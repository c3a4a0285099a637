import type { ChosenHour } from "../chosen-hour";

/** What stands on the page while the confirmation email is on its way. */
interface Shown {
  note: string;
  minutes: number;
  urgency: string;
}

/** As the server stores it. */
const tidy = (note: string) => note.replace(/\r\n?/g, "\n").trim();

/** Whether a change is saved by itself: only while the hour is held, because a tab that nobody touches must not hold it anew. */
export function savesItself(hold: ChosenHour["hold"], shown: Shown, now: number): boolean {
  if (hold === null || Date.parse(hold.until) <= now) return false;
  return tidy(shown.note) !== tidy(hold.note) || hold.minutes !== shown.minutes || hold.urgency !== shown.urgency;
}
