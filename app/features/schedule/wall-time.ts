import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { isSupportedTime } from "#app/platform/supported-times";
import { type OffsetPeriod, offsetPeriods } from "./zone-offsets";

/** One instant (epoch ms) a wall time may mean, and its unambiguous text: '2026-11-01T01:30-04:00'. */
export interface TimeChoice {
  instant: number;
  value: string;
}

export type TimeReading =
  | { ok: true; instant: number }
  | { ok: false; reason: "notATime" }
  | { ok: false; reason: "inTheGap" | "ambiguous"; choices: [TimeChoice, TimeChoice] };

/** Kiritimati, where each day begins first. */
const MAX_OFFSET_MINUTES = 14 * 60;
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/;

/**
 * Reads the instant of a `datetime-local` value in a zone; a value with an offset ('Z', '-04:00') means the same in every zone. A time that occurs twice is
 * 'ambiguous', one that is skipped is 'inTheGap': nothing is guessed. Both come with the two instants that Temporal calls 'earlier' and 'later'; the page
 * offers them, and the chosen value is read here again. Instants outside the supported years are refused.
 */
export function readTime(value: string, zone: string): TimeReading {
  const reading = read(value, zone);
  const instants = reading.ok ? [reading.instant] : "choices" in reading ? reading.choices.map(({ instant }) => instant) : [];
  return instants.every(isSupportedTime) ? reading : { ok: false, reason: "notATime" };
}

function read(value: string, zone: string): TimeReading {
  const [, wallText, offsetText] = TIME.exec(value) ?? [];
  const wall = wallText === undefined ? Number.NaN : readWall(wallText);
  if (Number.isNaN(wall)) return { ok: false, reason: "notATime" };
  if (offsetText !== undefined) return readWithOffset(wall, offsetText);
  const around = offsetPeriods(zone, wall - 2 * DAY_MS, wall + 2 * DAY_MS);
  const meant = around.filter(({ start, end, offset }) => start <= wall - offset && wall - offset < end).map(({ offset }) => offset);
  const [first, second] = meant;
  if (first === undefined) return { ok: false, reason: "inTheGap", choices: gapChoices(wall, around) };
  if (second === undefined) return { ok: true, instant: wall - first };
  return { ok: false, reason: "ambiguous", choices: [choice(wall, first), choice(wall, second)] };
}

function readWall(text: string): number {
  const wall = Date.parse(`${text}Z`);
  return !isSupportedTime(wall) || new Date(wall).toISOString().slice(0, 16) !== text.slice(0, 16) ? Number.NaN : wall;
}

function readWithOffset(wall: number, text: string): TimeReading {
  const [hours, minutes] = text === "Z" ? [0, 0] : [Number(text.slice(1, 3)), Number(text.slice(4))];
  const offset = hours * 60 + minutes;
  if (minutes > 59 || offset > MAX_OFFSET_MINUTES) return { ok: false, reason: "notATime" };
  return { ok: true, instant: wall + (text.startsWith("-") ? offset : -offset) * MINUTE_MS };
}

/** Both readings of a skipped time, which lies between two of the periods around it. */
function gapChoices(wall: number, around: readonly OffsetPeriod[]): [TimeChoice, TimeChoice] {
  let before = around[0];
  for (const after of around) {
    if (before && wall - after.offset < after.start && wall - before.offset >= after.start)
      return [choice(wall - after.offset + before.offset, before.offset), choice(wall - before.offset + after.offset, after.offset)];
    before = after;
  }
  throw new Error(`${new Date(wall).toISOString()} is on no clock, and in no gap`);
}

function choice(wall: number, offset: number): TimeChoice {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const text = new Date(wall).toISOString().replace(/(?::00\.000)?Z$/, "");
  return { instant: wall - offset, value: `${text}${offset < 0 ? "-" : "+"}${clock}` };
}
