import type { ScheduleException } from "#app/features/schedule/exceptions";
import { openSealed, sealText } from "#app/platform/sealed/sealed-text.server";

/** Exceptions of some dates before and after a change. */
export interface ChangedDates {
  dates: string[];
  before: ScheduleException[];
  after: ScheduleException[];
}

const purposeOf = (advisorId: string) => `changed dates of ${advisorId}`;

/** Signs a change for the form that undoes it: an advisor can take back what this site did for them, and nothing else. */
export const sealChange = (advisorId: string, change: ChangedDates) => sealText(purposeOf(advisorId), JSON.stringify(change));

/** Returns the change; null unless this site signed it for that advisor. */
export function openChange(advisorId: string, sealed: string): ChangedDates | null {
  const text = openSealed(purposeOf(advisorId), sealed);
  return text === null ? null : (JSON.parse(text) as ChangedDates);
}
