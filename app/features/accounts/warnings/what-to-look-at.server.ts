import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { auditLog } from "#app/db/schema/operations";
import { MINUTE_MS } from "#app/platform/durations";
import type { PutBack } from "./put-back.server";

/** What somebody whose account was another's for a while had better look at, in the texts `warnings`. */
export interface LookAt {
  said: ("putBackPayouts" | "putBackMeeting" | "putBackLoginMails" | "keptSecondFactor" | "feedsEnded" | "lookAtPayouts" | "lookAtAdmin")[];
  places: ("payouts" | "meeting")[];
  /** Where it stands what was done in their name as an admin; null where nothing was. */
  adminLog: string | null;
}

/** What was put back, and what cannot be: where an advisor is paid out to at the provider, and what was done as an admin since. */
export async function whatToLookAt(
  tx: Transaction,
  userId: string,
  { since, wasPutBack }: { since: Date; wasPutBack: PutBack & Record<"keptSecondFactor" | "endedFeeds", boolean> },
): Promise<LookAt> {
  const { payoutDestination, meetingUrl, loginNotifications, keptSecondFactor, endedFeeds } = wasPutBack;
  const isAdvisor = (await tx.$count(advisors, eq(advisors.userId, userId))) > 0;
  // What a mail tells of was written down a moment before it.
  const asAdmin = await tx.$count(
    auditLog,
    and(eq(auditLog.actorId, userId), gte(auditLog.createdAt, new Date(since.getTime() - MINUTE_MS))),
  );
  const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return {
    said: [
      ...(payoutDestination ? (["putBackPayouts"] as const) : isAdvisor ? (["lookAtPayouts"] as const) : []),
      ...(meetingUrl ? (["putBackMeeting"] as const) : []),
      ...(loginNotifications ? (["putBackLoginMails"] as const) : []),
      ...(keptSecondFactor ? (["keptSecondFactor"] as const) : []),
      ...(endedFeeds ? (["feedsEnded"] as const) : []),
      ...(asAdmin > 0 ? (["lookAtAdmin"] as const) : []),
    ],
    places: [...(isAdvisor ? (["payouts"] as const) : []), ...(meetingUrl ? (["meeting"] as const) : [])],
    adminLog: asAdmin > 0 && person ? `/admin?view=audit&q=${encodeURIComponent(person.email)}` : null,
  };
}
