import { config } from "#app/config.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { consultationFile } from "#app/features/calendar/consultation-file.server";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { findConsultation } from "../life/consultations.server";
import { bookingMessages } from "../messages";

/** The time of a consultation of one's own as a file for one's calendar; null once there is no such time. What is not agreed yet says so. */
export async function ownCalendarFile(viewer: Viewer, id: string, now: Date): Promise<string | null> {
  const { status, scheduledTime, endsAt, topicName, otherName, meetingLink } = await findConsultation(viewer, id, now);
  const isTentative = status === "requested" || status === "countered";
  if (!isTentative && status !== "accepted") return null;
  const { contact } = config();
  const site = siteName();
  const say = (text: string) =>
    text
      .replace("{name}", otherName || bookingMessages.aClient)
      .replace("{topic}", topicName)
      .replace("{site}", site);
  const file = consultationFile({
    method: "REQUEST",
    uid: id,
    sequence: 0,
    startsAt: scheduledTime,
    endsAt,
    saidAt: now,
    title: say(bookingMessages.eventTitle),
    text: say(bookingMessages.eventText),
    url: siteLink(`/consultations/${id}`),
    place: meetingLink,
    organizer: { name: site, email: contact.email },
    attendee: viewer,
    isTentative,
  });
  return file.content;
}
