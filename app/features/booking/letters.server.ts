import { createFormatter, createTranslator } from "use-intl/core";
import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { consultationFile } from "#app/features/calendar/consultation-file.server";
import { MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { wantsMail } from "#app/features/profiles/preferences.server";
import { writeLetter } from "#app/platform/mail/letter";
import { queueMail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { bookingMessages } from "./messages";
import { type Party, partiesOf } from "./parties.server";

export type ConsultationRow = typeof consultations.$inferSelect;

/** The moves that both sides are written about. */
export type ToldMove = "request" | "accept" | "decline" | "withdraw" | "expire";

const WRITTEN_TIME = {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

const t = createTranslator({ locale: "en", messages: { booking: bookingMessages }, namespace: "booking" });

/** Writes to both sides about a move, in the transaction of the move: each once, with times in their own zone, and a calendar file once a time is fixed. */
export async function tellBothSides(connection: Connection, consultation: ConsultationRow, move: ToldMove, now: Date) {
  const { client, adviser } = await partiesOf(connection, consultation);
  await tell(connection, { consultation, move, now, side: "Client", reader: client, other: adviser });
  await tell(connection, { consultation, move, now, side: "Adviser", reader: adviser, other: client });
}

interface Telling {
  consultation: ConsultationRow;
  move: ToldMove;
  now: Date;
  side: "Client" | "Adviser";
  reader: Party;
  other: Party;
}

async function tell(connection: Connection, telling: Telling) {
  const { consultation, move, side, reader } = telling;
  if (!(await wantsMail(connection, reader.userId, "consultations"))) return;
  const letter = writeLetter(letterContent(telling));
  await queueMail(connection, {
    dedupeKey: `consultation-${consultation.id}-${move}-${side.toLowerCase()}`,
    kind: `consultation_${move}`,
    to: reader.email,
    ...letter,
    attachments: move === "accept" ? [calendarFile(telling)] : [],
  });
}

function letterContent({ consultation, move, side, reader, other }: Telling) {
  const site = config().siteName;
  const name = nameOf(other, side);
  const isOver = side === "Client" && (move === "decline" || move === "expire");
  return {
    siteName: site,
    subject: t(`${move}${side}Subject`, { name }),
    greeting: t("letterGreeting", { name: reader.name || t("letterThere") }),
    paragraphs: [t(`${move}${side}Text`, { name, deadline: writtenTime(consultation.expiresAt, reader) })],
    facts: facts(consultation, side, reader),
    action: isOver
      ? { label: t("letterSearchAction"), url: siteLink(`/book-consultation?topic=${encodeURIComponent(consultation.topicName)}`) }
      : { label: t("letterAction"), url: siteLink(`/consultations/${consultation.id}`) },
    closing: t("letterClosing", { site }),
  };
}

function facts(consultation: ConsultationRow, side: "Client" | "Adviser", reader: Party): [string, string][] {
  const { topicName, scheduledTime, durationMinutes, urgency, totalPrice, platformFee, currency, note, closeReason } = consultation;
  const lines: [string, string][] = [
    [t("lookTopic"), topicName],
    [t("letterWhen"), writtenTime(scheduledTime, reader)],
    [t("lookDuration"), t("letterMinutes", { count: durationMinutes })],
    [t("letterPrice"), money(totalPrice, currency, reader)],
  ];
  if (side === "Adviser") lines.push([t("youReceive"), money(totalPrice - platformFee, currency, reader)]);
  if (urgency === "rush") lines.push([t("letterUrgency"), t("urgencyRush")]);
  if (side === "Adviser" && note) lines.push([t("noteTitle"), note]);
  if (closeReason) lines.push([t("reasonTitle"), closeReason]);
  return lines;
}

function calendarFile({ consultation, side, reader, other, now }: Telling) {
  const { siteName, contact } = config();
  const about = { topic: consultation.topicName, name: nameOf(other, side), site: siteName };
  return consultationFile({
    method: "REQUEST",
    uid: consultation.id,
    sequence: consultation.sequence,
    startsAt: consultation.scheduledTime,
    endsAt: consultation.endsAt,
    saidAt: now,
    title: t("eventTitle", about),
    text: t("eventText", about),
    url: siteLink(`/consultations/${consultation.id}`),
    organizer: { name: siteName, email: contact.email },
    attendee: reader,
  });
}

const nameOf = (other: Party, side: "Client" | "Adviser") => other.name || (side === "Adviser" ? t("aClient") : "");

/** 'Tuesday, December 1, 2026 at 10:00 AM GMT+1 (Europe/Paris)'. */
const writtenTime = (instant: Date, { locale, timeZone }: Party) =>
  `${createFormatter({ locale, timeZone }).dateTime(instant, WRITTEN_TIME)} (${timeZone.replaceAll("_", " ")})`;

const money = (minor: number, currency: string, { locale }: Party) =>
  createFormatter({ locale }).number(minor / MINOR_UNITS_PER_UNIT, { style: "currency", currency });
