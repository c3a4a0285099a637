import { MINUTES_PER_DAY } from "#app/features/schedule/weekly-hours";

/** Formats a minute of the day for a time field: '09:30'. The midnight that ends a day is '00:00'. */
export function clockText(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}

/** Parses a time field into a minute of the day; as an end, '00:00' is the midnight that ends the day. Null for an invalid time. */
export function minuteOf(text: string, { isEnd = false } = {}): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(text) ?? [];
  if (hours === undefined) return null;
  const minute = Number(hours) * 60 + Number(minutes);
  return isEnd && minute === 0 ? MINUTES_PER_DAY : minute;
}
