import { and, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { hoursAfter } from "../deadlines";
import { notifyBothSides } from "./notify-both-sides.server";
import { REMIND_TO_ANSWER_HOURS } from "./reminders";

const MAX_PER_PASS = 200;

/** A proposed time that lapses soon, unless it was proposed that late: the proposal is what last changed the consultation. */
const isDue = (now: Date) =>
  and(
    inArray(consultations.status, ["countered", "accepted"]),
    isNotNull(consultations.proposedBy),
    gt(consultations.proposedTime, now),
    gt(consultations.expiresAt, now),
    lte(consultations.expiresAt, hoursAfter(now, REMIND_TO_ANSWER_HOURS)),
    sql`${consultations.answerReminderFor} is distinct from ${consultations.expiresAt}`,
    sql`${consultations.updatedAt} <= ${consultations.expiresAt} - make_interval(hours => ${REMIND_TO_ANSWER_HOURS})`,
  );

/** Reminds whoever has to answer a proposed time some hours before it lapses, once per deadline. */
export async function remindToAnswer(now: Date) {
  const due = await db.select({ id: consultations.id }).from(consultations).where(isDue(now)).limit(MAX_PER_PASS);
  for (const { id } of due) await remind(id, now);
}

/** The process that writes the reminder's deadline first is the one that sends it. */
const remind = (id: string, now: Date) =>
  db.transaction(async (tx) => {
    const [consultation] = await tx
      .update(consultations)
      .set({ answerReminderFor: sql`${consultations.expiresAt}` })
      .where(and(eq(consultations.id, id), isDue(now)))
      .returning();
    if (!consultation) return;
    const side = consultation.proposedBy === "client" ? "advisor" : "client";
    await notifyBothSides(tx, { consultation, step: "remindToAnswer", actor: "clock", now, sides: [side] });
  });
