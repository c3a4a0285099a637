import { and, eq, gt, lte, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { hoursAfter } from "../deadlines";
import { notifyBothSides } from "./notify-both-sides.server";
import { REMINDERS, type Reminder } from "./reminders";

const MAX_PER_PASS = 200;

/** Reminds both sides a day and an hour before, once per agreed time; skips a reminder if the time was agreed after it was due. */
export async function remindBothSides(now: Date) {
  for (const reminder of REMINDERS) {
    const due = await db.select({ id: consultations.id }).from(consultations).where(isDue(reminder, now)).limit(MAX_PER_PASS);
    for (const { id } of due) await remind(id, reminder, now);
  }
}

const COLUMNS = { remindDay: consultations.dayReminderFor, remindHour: consultations.hourReminderFor };

function isDue({ step, hoursBefore, notBelowHours }: Reminder, now: Date) {
  return and(
    eq(consultations.status, "accepted"),
    lte(consultations.scheduledTime, hoursAfter(now, hoursBefore)),
    gt(consultations.scheduledTime, hoursAfter(now, notBelowHours)),
    sql`${consultations.agreedAt} <= ${consultations.scheduledTime} - make_interval(hours => ${hoursBefore})`,
    sql`${COLUMNS[step]} is distinct from ${consultations.scheduledTime}`,
  );
}

/** The process that writes the reminder's time first is the one that sends it. */
const remind = (id: string, reminder: Reminder, now: Date) =>
  db.transaction(async (tx) => {
    const start = sql`${consultations.scheduledTime}`;
    const [consultation] = await tx
      .update(consultations)
      .set(reminder.step === "remindDay" ? { dayReminderFor: start } : { hourReminderFor: start })
      .where(and(eq(consultations.id, id), isDue(reminder, now)))
      .returning();
    if (consultation) await notifyBothSides(tx, { consultation, step: reminder.step, actor: "clock", now });
  });
