import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { MailAttachment } from "#app/db/schema/operations";
import type { Language } from "#app/languages/languages";

interface CalendarEntry {
  /** REQUEST puts the time into a calendar or moves it there; CANCEL takes it out again (RFC 5546). */
  method: "REQUEST" | "CANCEL";
  /** The consultation's id: the same UID for everything that is ever said of it. */
  uid: string;
  /** Grows with each change of the time; a cancellation has a higher one than what it cancels. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** When this is said. */
  saidAt: Date;
  /** That the title and text are in. */
  language: Language;
  title: string;
  text: string;
  url: string;
  /** Asked for, and not agreed yet. */
  isTentative?: boolean;
  /** Where it takes place, when that is known. */
  place?: string | null;
  organizer: { name: string; email: string };
  /** The one this file is for. The other side's address is nobody's business, so each side gets a file of its own. */
  attendee: { name: string; email: string };
}

/** An iCalendar file for one side of a consultation. Times are in UTC, so no calendar can misread a zone. */
export function consultationFile(entry: CalendarEntry): MailAttachment {
  const calendar = ical({
    prodId: { company: oneLine(entry.organizer.name), product: "consultations", language: entry.language.toUpperCase() },
    method: ICalCalendarMethod[entry.method],
  });
  const event = calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    start: entry.startsAt,
    end: entry.endsAt,
    stamp: entry.saidAt,
    summary: oneLine(entry.title),
    description: entry.text,
    url: entry.url,
    location: entry.place ?? null,
    organizer: { name: oneLine(entry.organizer.name), email: entry.organizer.email },
    status: statusOf(entry),
  });
  event.createAttendee({
    name: oneLine(entry.attendee.name || entry.attendee.email),
    email: entry.attendee.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return {
    filename: "consultation.ics",
    contentType: `text/calendar; charset=utf-8; method=${entry.method}`,
    content: calendar.toString(),
  };
}

function statusOf({ method, isTentative }: CalendarEntry) {
  if (method === "CANCEL") return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A name in a property parameter cannot be escaped: line breaks, quotes and other controls leave it (RFC 5545, 3.1). */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}"]+/gu, " ").trim();
