import type { ScheduleException } from "#app/features/schedule/exceptions";
import { openSealed, sealValue } from "#app/platform/sealed/sealed-value.server";

/** Exceptions of some dates before and after a change. */
export interface ChangedDates {
  dates: string[];
  before: ScheduleException[];
  after: ScheduleException[];
}

const purposeOf = (advisorId: string) => `changed dates of ${advisorId}`;

/** Signs a change for the form that undoes it: an advisor can take back what this site did for them, and nothing else. */
export const sealChange = (advisorId: string, change: ChangedDates) => sealValue(purposeOf(advisorId), change);

/** Returns the change; null unless this site signed it for that advisor. */
export const openChange = (advisorId: string, sealed: string) => openSealed(purposeOf(advisorId), sealed) as ChangedDates | null;
