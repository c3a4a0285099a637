import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import { offsetAt } from "#app/features/schedule/zone-offsets";
import type { Party } from "./parties.server";

/** Time zone of a person until one is known. */
const UNKNOWN = "UTC";

/** Returns a line with a moment in the other side's local time, in the reader's language, if it differs from the reader's own; otherwise none. */
export function otherSideTime(at: Date, label: string, { reader, other }: { reader: Party; other: Party }): [string, string][] {
  const instant = at.getTime();
  if (other.timeZone === UNKNOWN || offsetAt(reader.timeZone, instant) === offsetAt(other.timeZone, instant)) return [];
  return [[label, writtenMoment(at, { locale: reader.locale, timeZone: other.timeZone })]];
}
