import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { MailAttachment } from "#app/db/schema/operations";
import type { Language } from "#app/languages/languages";

interface CalendarEntry {
  /** REQUEST adds the time to a calendar or moves it; CANCEL removes it (RFC 5546). */
  method: "REQUEST" | "CANCEL";
  /** The consultation's id: the same UID in every file about it. */
  uid: string;
  /** Grows with each change of the time; a cancellation needs a higher one than what it cancels. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  /** Timestamp of the file. */
  saidAt: Date;
  /** Language of the title and text. */
  language: Language;
  title: string;
  text: string;
  url: string;
  /** Requested, but not agreed yet. */
  isTentative?: boolean;
  /** Where it takes place, if known. */
  place?: string | null;
  organizer: { name: string; email: string };
  /** The recipient of this file. Each side gets its own file, so that neither sees the other's email address. */
  attendee: { name: string; email: string };
}

/** Builds an iCalendar file for one side of a consultation. Times are in UTC, so no calendar can misread a zone. */
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
    filename: "invite.ics",
    contentType: `text/calendar; charset=utf-8; method=${entry.method}`,
    content: calendar.toString(),
  };
}

function statusOf({ method, isTentative }: CalendarEntry) {
  if (method === "CANCEL") return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** A property parameter cannot be escaped: removes line breaks, quotes and other control characters (RFC 5545, 3.1). */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}"]+/gu, " ").trim();
