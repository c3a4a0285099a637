import { asc, eq } from "drizzle-orm";
import ICAL from "ical.js";
import { db } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { payOutside } from "./payments";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "./people";

/** The setting of most tests: now, the requested time, and its end half an hour later. */
export const now = new Date("2026-12-01T09:00:00Z");
export const noon = new Date("2026-12-04T12:00:00Z");
export const later = (from: Date, hours: number) => new Date(from.getTime() + hours * 3_600_000);
export const ended = later(noon, 0.5);
export const isNotFound = { init: { status: 404 } };

export interface Scene {
  client: Viewer;
  advisor: TestAdvisor;
  id: string;
}

/** Ada requests half an hour with Grace Hopper at 50.00, with a buffer of 15 minutes; or it is already accepted, and paid unless stated otherwise. */
export async function aRequest(status: "requested" | "accepted" = "requested", at = noon, { isPaid = true } = {}): Promise<Scene> {
  const client = await aClient({ displayName: "Ada" });
  const advisor = await anAdvisor({ displayName: "Grace Hopper", bufferMinutes: 15 });
  const { id } = await aConsultation({ client, advisor, at, bufferMinutes: 15, createdAt: now });
  if (status === "accepted") await acceptConsultation(advisor, id, now);
  if (status === "accepted" && isPaid) await payOutside(id, now);
  return { client, advisor, id };
}

export const consultationRow = async (id: string) => (await db.select().from(consultations).where(eq(consultations.id, id)))[0]!;

/** Returns the emails about a step, ordered by recipient. */
export const mailsAbout = (step: string) =>
  db
    .select()
    .from(outbox)
    .where(eq(outbox.kind, `consultation_${step}`))
    .orderBy(asc(outbox.recipient));

/** Returns the kinds of ledger transactions of a consultation, sorted. */
export const moneySteps = async (id: string) =>
  (await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.consultationId, id))).map(({ kind }) => kind).sort();

/** Returns who took which transition, in order. */
export const eventsOf = async (id: string) =>
  (
    await db.select().from(consultationEvents).where(eq(consultationEvents.consultationId, id)).orderBy(asc(consultationEvents.createdAt))
  ).map(({ transition, actor }) => `${actor} ${transition}`);

/** Parses the calendar file attached to an email. */
export function calendarOf(mail: typeof outbox.$inferSelect) {
  const file = new ICAL.Component(ICAL.parse(mail.attachments[0]!.content));
  return { method: file.getFirstPropertyValue("method"), event: new ICAL.Event(file.getFirstSubcomponent("vevent")!) };
}
