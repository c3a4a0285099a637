import { offsetAt } from "#app/features/schedule/zone-offsets";

/** Whether two zones have the same local time at a moment. */
export const showTheSame = (one: string, other: string, at: Date) => offsetAt(one, at.getTime()) === offsetAt(other, at.getTime());
