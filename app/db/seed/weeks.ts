export interface WeekSpan {
  /** 1 is Monday. */
  weekday: number;
  startMinute: number;
  endMinute: number;
}

const MONDAY_TO_THURSDAY = [1, 2, 3, 4];
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const TUESDAY_TO_SATURDAY = [2, 3, 4, 5, 6];
const SUNDAY_TO_THURSDAY = [7, 1, 2, 3, 4];

/** Weekly hours of the demo's people, in minutes from midnight in their own time zone. */
export const WEEKS = {
  office: spans(MONDAY_TO_FRIDAY, ["09:00", "17:00"]),
  officeWithLunch: spans(MONDAY_TO_FRIDAY, ["09:00", "12:30"], ["13:30", "17:30"]),
  early: spans(MONDAY_TO_FRIDAY, ["07:00", "13:00"]),
  afternoons: spans(MONDAY_TO_FRIDAY, ["13:00", "19:00"]),
  evenings: [...spans(MONDAY_TO_THURSDAY, ["17:00", "21:00"]), ...spans([6], ["09:00", "13:00"])],
  fourDays: spans(MONDAY_TO_THURSDAY, ["08:30", "12:00"], ["13:00", "18:00"]),
  midweek: spans([2, 3, 4], ["09:00", "18:00"]),
  weekend: spans([5, 6, 7], ["10:00", "16:00"]),
  longLunch: spans(TUESDAY_TO_SATURDAY, ["10:00", "13:00"], ["15:00", "19:00"]),
  sundayToThursday: spans(SUNDAY_TO_THURSDAY, ["09:00", "17:00"]),
  aroundSchool: [...spans(MONDAY_TO_FRIDAY, ["09:15", "14:30"]), ...spans([2, 4], ["19:30", "21:30"])],
} satisfies Record<string, WeekSpan[]>;

export type WeekName = keyof typeof WEEKS;

function spans(weekdays: readonly number[], ...times: [start: string, end: string][]): WeekSpan[] {
  return weekdays.flatMap((weekday) => times.map(([start, end]) => ({ weekday, startMinute: minuteOf(start), endMinute: minuteOf(end) })));
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
