import { isCalendarDate } from "#app/features/schedule/exceptions";
import { MAX_DAY_OFF_YEARS_AHEAD, MAX_DAYS_AT_ONCE } from "../limits";
import { type DayPart, dateAfter, partsBetween } from "./blocked-hours";

const WALL = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d$/;
const QUARTER = 15;

/** The form that blocks or reopens time, as typed: local times of the advisor. */
export interface WeekEntry {
  from: string;
  to: string;
}

export type WeekErrors = Partial<Record<keyof WeekEntry, string>>;

/** Parses the entered range into parts of dates, from now on, leaving out the past; otherwise returns the errors by field. */
export function readEntry(from: string, to: string, nowWall: string): { ok: true; parts: DayPart[] } | { ok: false; errors: WeekErrors } {
  const errors: WeekErrors = {};
  if (!isWallTime(from)) errors.from = from === "" ? "advisorProfile.timeNeeded" : "advisorProfile.calUnreadable";
  if (!isWallTime(to)) errors.to = to === "" ? "advisorProfile.timeNeeded" : "advisorProfile.calUnreadable";
  else if (!errors.from && to <= from) errors.to = "advisorProfile.calEndsBefore";
  else if (to <= nowWall) errors.to = "advisorProfile.calPast";
  else if (!errors.from && to > `${dateAfter(from.slice(0, 10), MAX_DAYS_AT_ONCE)}T00:00`) errors.to = "advisorProfile.rangeLong";
  else if (to > furthest(nowWall)) errors.to = "advisorProfile.dateFar";
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, parts: partsBetween(from < nowWall ? quarterBefore(nowWall) : from, to) };
}

const isWallTime = (text: string) => WALL.test(text) && isCalendarDate(text.slice(0, 10));
const furthest = (nowWall: string) => `${Number(nowWall.slice(0, 4)) + MAX_DAY_OFF_YEARS_AHEAD}${nowWall.slice(4)}`;
const quarterBefore = (wall: string) =>
  `${wall.slice(0, 14)}${String(Math.floor(Number(wall.slice(14)) / QUARTER) * QUARTER).padStart(2, "0")}`;
