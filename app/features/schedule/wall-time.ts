import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { offsetPeriods } from "./zone-offsets";

/** One instant (epoch ms) that a time on the wall may mean, and the text that means it alone: '2026-11-01T01:30-04:00'. */
export interface TimeChoice {
  instant: number;
  value: string;
}

export type TimeReading =
  | { ok: true; instant: number }
  | { ok: false; reason: "notATime" }
  | { ok: false; reason: "inTheGap" | "ambiguous"; choices: [TimeChoice, TimeChoice] };

/** Kiritimati, the first to see a day. */
const FURTHEST_OFFSET_MINUTES = 14 * 60;
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/;

/**
 * The instant that a `datetime-local` value means in a zone; a value that carries its offset ('Z', '-04:00') means the same in every zone.
 * A time that the clock shows twice is 'ambiguous', one that it skips is 'inTheGap': nothing is guessed. Both come with the two instants that
 * Temporal calls 'earlier' and 'later'; a screen offers them, and the value of the chosen one is read here again.
 */
export function readTime(value: string, zone: string): TimeReading {
  const [, wallText, offsetText] = TIME.exec(value) ?? [];
  const wall = wallText === undefined ? Number.NaN : readWall(wallText);
  if (Number.isNaN(wall)) return { ok: false, reason: "notATime" };
  if (offsetText !== undefined) return readWithOffset(wall, offsetText);
  const around = offsetPeriods(zone, wall - 2 * DAY_MS, wall + 2 * DAY_MS);
  const meant = around.filter(({ start, end, offset }) => start <= wall - offset && wall - offset < end).map(({ offset }) => offset);
  if (meant.length === 1) return { ok: true, instant: wall - meant[0]! };
  if (meant.length > 1) return { ok: false, reason: "ambiguous", choices: [choice(wall, meant[0]!), choice(wall, meant[1]!)] };
  const after = around.findIndex(
    ({ start, offset }, index) => index > 0 && wall - offset < start && wall - around[index - 1]!.offset >= start,
  );
  return { ok: false, reason: "inTheGap", choices: gapChoices(wall, around[after - 1]!.offset, around[after]!.offset) };
}

function readWall(text: string): number {
  const wall = Date.parse(`${text}Z`);
  return Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text.slice(0, 16) ? Number.NaN : wall;
}

function readWithOffset(wall: number, text: string): TimeReading {
  const [hours, minutes] = text === "Z" ? [0, 0] : [Number(text.slice(1, 3)), Number(text.slice(4))];
  const offset = hours * 60 + minutes;
  if (minutes > 59 || offset > FURTHEST_OFFSET_MINUTES) return { ok: false, reason: "notATime" };
  return { ok: true, instant: wall + (text.startsWith("-") ? offset : -offset) * MINUTE_MS };
}

function gapChoices(wall: number, before: number, after: number): [TimeChoice, TimeChoice] {
  return [choice(wall - after + before, before), choice(wall - before + after, after)];
}

function choice(wall: number, offset: number): TimeChoice {
  const minutes = Math.abs(offset) / MINUTE_MS;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
  const text = new Date(wall).toISOString().replace(/(?::00\.000)?Z$/, "");
  return { instant: wall - offset, value: `${text}${offset < 0 ? "-" : "+"}${clock}` };
}
