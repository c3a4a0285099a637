import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { advisors, hoursExceptions } from "#app/db/schema/advisors";
import type { ScheduleException } from "#app/features/schedule/exceptions";

/** Replaces the exceptions of some dates of an advisor. */
export async function replaceDates(
  tx: Transaction,
  advisorId: string,
  { dates, rows, at }: { dates: string[]; rows: readonly ScheduleException[]; at: Date },
) {
  await tx.delete(hoursExceptions).where(and(eq(hoursExceptions.advisorId, advisorId), inArray(hoursExceptions.date, dates)));
  if (rows.length > 0) await tx.insert(hoursExceptions).values(rows.map((row) => ({ ...plainException(row), advisorId })));
  await tx.update(advisors).set({ updatedAt: at }).where(eq(advisors.id, advisorId));
}

/** An exception without what else its row holds. */
export const plainException = ({ date, startMinute, endMinute }: ScheduleException): ScheduleException => ({
  date,
  startMinute,
  endMinute,
});
