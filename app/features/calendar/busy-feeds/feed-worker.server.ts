// Runs in a separate process (`platform/workers`) that is killed when it takes too long: some recurrence rules never end. It imports only packages, and files
// by their full names, so that Node can also run it directly, without a build.
import type { Buffer } from "node:buffer";
import ICAL from "ical.js";
import { answerOrder } from "../../../platform/workers/worker-main.server.ts";

interface Order {
  /** Time zone for times and dates without one. */
  zone: string;
  /** Epoch ms. */
  from: number;
  to: number;
  /** UIDs to skip: the advisor's own consultations. */
  known: readonly string[];
  maxTimes: number;
}

interface Span {
  start: number;
  end: number;
}

type Reading = { busy: Span[] } | { problem: "notACalendar" | "tooMuch" };

class TooMuch extends Error {}

const DAY_MS = 86_400_000;
const MAX_OCCURRENCES = 200_000;
const FREE = new Set(["FREE", "WORKINGELSEWHERE"]);

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that the runtime does not know. */
function formatOf(zone: string) {
  if (formats.has(zone)) return formats.get(zone) ?? null;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "2-digit", timeZoneName: "longOffset" });
  } catch {
    // Some calendars use zone names of their own, defined in the file.
  }
  formats.set(zone, format);
  return format;
}

/** Offset in ms from UTC to wall time. */
function offsetAt(zone: string, instant: number) {
  const text = formatOf(zone)?.format(instant) ?? "";
  const [, sign, hours, minutes, seconds = "0"] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (!sign) return 0;
  return (sign === "-" ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** Offset of a wall time: the first one if the clock shows it twice, the one before the gap if it is skipped (RFC 5545, 3.3.5). */
function offsetOfWall(zone: string, wall: number) {
  const [before, after] = [offsetAt(zone, wall - DAY_MS), offsetAt(zone, wall + DAY_MS)];
  if (before === after || offsetAt(zone, wall - before) === before) return before;
  return offsetAt(zone, wall - after) === after ? after : before;
}

/** A time zone from the runtime's data, which is more recent than that in calendar files. */
class RuntimeZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time) {
    return offsetOfWall(this.tzid, wallOf(time)) / 1000;
  }
}

const wallOf = (time: ICAL.Time) => Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

function instantOf(time: ICAL.Time, zone: string) {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return wallOf(time) - offsetOfWall(zone, wallOf(time));
  return time.toUnixTime() * 1000;
}

function read(order: Order, content: Buffer): Reading {
  const calendars = parse(content.toString());
  if (!calendars) return { problem: "notACalendar" };
  const busy: Span[] = [];
  const add = (start: ICAL.Time, end: ICAL.Time) => {
    const span = { start: instantOf(start, order.zone), end: instantOf(end, order.zone) };
    if (span.start < span.end && span.start < order.to && order.from < span.end) busy.push(span);
    if (busy.length > order.maxTimes) throw new TooMuch();
  };
  try {
    for (const calendar of calendars) {
      preferRuntimeZones(calendar);
      readEvents(calendar, order, add);
      readFreeBusy(calendar, add);
    }
  } catch (error) {
    if (error instanceof TooMuch) return { problem: "tooMuch" };
    throw error;
  }
  return { busy };
}

function parse(text: string): ICAL.Component[] | null {
  try {
    const parsed = ICAL.parse(text.replace(/^\ufeff/, "").trim());
    const roots = typeof parsed[0] === "string" ? [parsed] : parsed;
    const components = roots.map((root: unknown[]) => new ICAL.Component(root));
    return components.length > 0 && components.every(({ name }: { name: string }) => name === "vcalendar") ? components : null;
  } catch {
    return null;
  }
}

function preferRuntimeZones(calendar: ICAL.Component) {
  for (const component of calendar.getAllSubcomponents()) {
    for (const property of component.getAllProperties()) {
      const zone = property.getParameter("tzid");
      if (typeof zone === "string" && formatOf(zone) && !ICAL.TimezoneService.has(zone))
        ICAL.TimezoneService.register(new RuntimeZone({ tzid: zone }), zone);
    }
  }
  for (const definition of calendar.getAllSubcomponents("vtimezone"))
    if (formatOf(String(definition.getFirstPropertyValue("tzid")))) calendar.removeSubcomponent(definition);
}

type Add = (start: ICAL.Time, end: ICAL.Time) => void;

function readEvents(calendar: ICAL.Component, order: Order, add: Add) {
  const known = new Set(order.known);
  const byUid = Map.groupBy(calendar.getAllSubcomponents("vevent"), (event) => String(event.getFirstPropertyValue("uid")));
  for (const [uid, events] of byUid) {
    if (known.has(uid.split("@", 1)[0] ?? "")) continue;
    const changed = events.filter((event) => event.hasProperty("recurrence-id"));
    const whole = events.filter((event) => !event.hasProperty("recurrence-id"));
    for (const event of whole) unlessBroken(() => readEvent(event, changed, order, add));
    if (whole.length === 0) for (const event of changed) unlessBroken(() => readEvent(event, [], order, add));
  }
}

/** Keeps one unreadable event from failing the others. */
function unlessBroken(work: () => void) {
  try {
    work();
  } catch (error) {
    if (error instanceof TooMuch) throw error;
  }
}

function readEvent(component: ICAL.Component, exceptions: ICAL.Component[], order: Order, add: Add) {
  const event = new ICAL.Event(component, { strictExceptions: false, exceptions });
  if (!event.isRecurring()) {
    if (isBusy(component)) add(event.startDate, event.endDate);
    return;
  }
  const occurrences = event.iterator();
  for (let count = 0; ; count += 1) {
    if (count > MAX_OCCURRENCES) throw new TooMuch();
    const next = occurrences.next();
    if (!next || instantOf(next, order.zone) > order.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) add(startDate, endDate);
  }
}

function isBusy(event: ICAL.Component) {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return value("transp") !== "TRANSPARENT" && value("status") !== "CANCELLED" && !FREE.has(value("x-microsoft-cdo-busystatus"));
}

function readFreeBusy(calendar: ICAL.Component, add: Add) {
  for (const component of calendar.getAllSubcomponents("vfreebusy"))
    for (const property of component.getAllProperties("freebusy")) {
      if (String(property.getParameter("fbtype") ?? "").toUpperCase() === "FREE") continue;
      for (const period of property.getValues() as ICAL.Period[]) unlessBroken(() => add(period.start, period.getEnd()));
    }
}

await answerOrder(read);
