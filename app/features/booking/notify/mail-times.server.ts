import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import type { Party } from "./parties.server";

/** What a person's clock is until one is known. */
const UNKNOWN = "UTC";

/** A line with a moment on the other side's clock, in the reader's words, where it shows another hour than the reader's then; else none. */
export function theirClock(at: Date, label: string, { reader, other }: { reader: Party; other: Party }): [string, string][] {
  const instant = at.getTime();
  if (other.timeZone === UNKNOWN || offsetAt(reader.timeZone, instant) === offsetAt(other.timeZone, instant)) return [];
  return [[label, writtenMoment(at, { locale: reader.locale, timeZone: other.timeZone })]];
}
