import { and, eq, gte, inArray } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { type StoodBefore, securitySettings } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import { payoutDestinations } from "#app/db/schema/outside-payments";

/** Which of the earlier values were restored. */
export type PutBack = Record<keyof StoodBefore, boolean>;

/** Restores the values from before an intruder's changes. Sends nothing: the email that follows says so. */
export async function putBack(tx: Transaction, userId: string, before: StoodBefore, at: Date): Promise<PutBack> {
  const { payoutDestination, meetingUrl, loginNotifications } = before;
  const [advisor] = await tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  if (payoutDestination && advisor)
    await tx
      .update(payoutDestinations)
      .set({ ...payoutDestination, updatedAt: at })
      .where(eq(payoutDestinations.advisorId, advisor.id));
  if (meetingUrl !== undefined && advisor) await tx.update(advisors).set({ meetingUrl, updatedAt: at }).where(eq(advisors.id, advisor.id));
  if (loginNotifications !== undefined)
    await tx.update(securitySettings).set({ loginNotifications, updatedAt: at }).where(eq(securitySettings.userId, userId));
  return {
    payoutDestination: payoutDestination !== undefined,
    meetingUrl: meetingUrl !== undefined,
    loginNotifications: loginNotifications !== undefined,
  };
}

/** Deletes the calendar feeds added to an advisor since a moment, with what they contained; returns whether there were any. */
export async function endNewFeeds(tx: Transaction, userId: string, since: Date): Promise<boolean> {
  const own = tx.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  const isNew = and(inArray(calendarFeeds.advisorId, own), gte(calendarFeeds.createdAt, since));
  return (await tx.delete(calendarFeeds).where(isNew).returning({ id: calendarFeeds.id })).length > 0;
}
