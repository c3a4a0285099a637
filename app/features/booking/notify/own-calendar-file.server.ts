import type { Viewer } from "#app/features/accounts/viewer";
import { consultationFile } from "#app/features/calendar/consultation-file.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { languageOr } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { siteLink } from "#app/platform/origin.server";
import { findConsultation } from "../life/consultations.server";

/**
 * Returns the viewer's own consultation as a calendar file, marked as tentative while it is not agreed. If it was agreed and then
 * cancelled, the file removes it; null when it was never in a calendar or is over.
 */
export async function ownCalendarFile(viewer: Viewer, id: string, now: Date): Promise<string | null> {
  const { status, scheduledTime, endsAt, topicName, otherName, meetingLink, sequence } = await findConsultation(viewer, id, now);
  const isTentative = status === "requested" || status === "countered";
  if (!isTentative && status !== "accepted" && status !== "cancelled") return null;
  const site = siteName();
  const language = languageOr(viewer.language);
  const t = translatorFor(language, "booking");
  const about = { topic: nameIn(language, topicName), name: nameIn(language, otherName) || t("aClient"), site };
  const file = consultationFile({
    method: status === "cancelled" ? "CANCEL" : "REQUEST",
    uid: id,
    sequence,
    startsAt: scheduledTime,
    endsAt,
    saidAt: now,
    language,
    title: t(isTentative ? "eventTitleAsked" : "eventTitle", about),
    text: t(isTentative ? "eventTextAsked" : "eventText", about),
    url: siteLink(`/consultations/${id}`),
    place: meetingLink,
    organizer: { name: site, email: await contactEmail() },
    attendee: viewer,
    isTentative,
  });
  return file.content;
}
