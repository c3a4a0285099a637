import { DAY_MS } from "#app/platform/durations";

/** A zone keeps its offset for longer than this between two changes, so sampling once per step finds every change. */
const STEP_MS = 7 * DAY_MS;
const MAX_REMEMBERED_YEARS = 4_000;

/** A period (epoch ms, end exclusive) in which a zone keeps one offset: wall time = UTC + offset, all in ms. */
export interface OffsetPeriod {
  start: number;
  end: number;
  offset: number;
}

/**
 * The offsets of a zone between two instants, from the runtime's zone data, without gaps. Each year is computed once and cached: Intl reads an offset in a
 * microsecond, a fifth of what temporal-polyfill takes.
 */
export function offsetPeriods(zone: string, from: number, to: number): OffsetPeriod[] {
  const periods: OffsetPeriod[] = [];
  for (let year = yearOf(from); startOfYear(year) < to; year += 1) {
    for (const { start, end, offset } of periodsOfYear(zone, year)) {
      const last = periods.at(-1);
      if (end <= from || start >= to) continue;
      if (last?.offset === offset) last.end = Math.min(end, to);
      else periods.push({ start: Math.max(start, from), end: Math.min(end, to), offset });
    }
  }
  return periods;
}

/** A zone's offset at an instant, in ms to add to UTC to get wall time. */
export function offsetAt(zone: string, instant: number): number {
  return periodsOfYear(zone, yearOf(instant)).find((period) => instant < period.end)!.offset;
}

const remembered = new Map<string, OffsetPeriod[]>();

function periodsOfYear(zone: string, year: number): OffsetPeriod[] {
  const key = `${year} ${zone}`;
  const known = remembered.get(key);
  if (known) return known;
  const periods = readPeriods(zone, startOfYear(year), startOfYear(year + 1));
  if (remembered.size >= MAX_REMEMBERED_YEARS) remembered.clear();
  remembered.set(key, periods);
  return periods;
}

function readPeriods(zone: string, from: number, to: number): OffsetPeriod[] {
  const read = offsetReader(zone);
  let last: OffsetPeriod = { start: from, end: to, offset: read(from) };
  const periods = [last];
  for (let before = from; before < to; before += STEP_MS) {
    const after = Math.min(before + STEP_MS, to - 1);
    const offset = read(after);
    if (offset === last.offset) continue;
    last.end = firstChange(read, before, after);
    last = { start: last.end, end: to, offset };
    periods.push(last);
  }
  return periods;
}

/** The first whole second after `before` with a different offset; the offset at `after` must differ. */
function firstChange(read: (instant: number) => number, before: number, after: number): number {
  const offset = read(before);
  let same = Math.floor(before / 1000);
  let other = Math.ceil(after / 1000);
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2);
    if (read(middle * 1000) === offset) same = middle;
    else other = middle;
  }
  return other * 1000;
}

function offsetReader(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "2-digit", timeZoneName: "longOffset" });
  return (instant) => {
    const [, sign, hours, minutes, seconds = "0"] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(format.format(instant)) ?? [];
    if (!sign) return 0;
    return (sign === "-" ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
  };
}

function yearOf(instant: number): number {
  return new Date(instant).getUTCFullYear();
}

/** Unlike Date.UTC, does not map the years 0 to 99 to 1900 to 1999. */
function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}
