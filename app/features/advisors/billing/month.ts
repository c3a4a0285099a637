import { readTime } from "#app/features/schedule/wall-time";
import { offsetAt } from "#app/features/schedule/zone-offsets";

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/** Returns the next month: '2026-12' gives '2027-01'. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** Returns the start and (exclusive) end of a month ('2026-11') in a zone. Null for an invalid month. */
export function monthPeriod(month: string, zone: string): { from: Date; to: Date } | null {
  if (!MONTH.test(month)) return null;
  return { from: startOf(month, zone), to: startOf(monthAfter(month), zone) };
}

/** Where the clock skips or repeats midnight, the first instant of the day. */
function startOf(month: string, zone: string): Date {
  const read = readTime(`${month}-01T00:00`, zone);
  if (read.ok) return new Date(read.instant);
  if (!("choices" in read)) return new Date(`${month}-01T00:00Z`);
  const [first, second] = read.choices;
  // If midnight is skipped, the first choice is before the gap, in the previous month.
  return new Date((read.reason === "inTheGap" ? second : first).instant);
}

/** Returns the month in a zone at an instant. */
export const monthAt = (instant: Date, zone: string) =>
  new Date(instant.getTime() + offsetAt(zone, instant.getTime())).toISOString().slice(0, 7);

/** Returns the months from one instant to another in a zone, newest first, up to a maximum. */
export function monthsBetween(first: Date, last: Date, zone: string, most = 60): string[] {
  const months: string[] = [];
  const end = monthAt(last, zone);
  for (let month = monthAt(first, zone); month <= end; month = monthAfter(month)) months.push(month);
  return (months.length === 0 ? [end] : months).reverse().slice(0, most);
}
