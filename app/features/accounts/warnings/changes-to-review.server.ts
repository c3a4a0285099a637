import { and, eq, gte } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { auditLog } from "#app/db/schema/operations";
import { MINUTE_MS } from "#app/platform/durations";
import type { SettingBack } from "../stopped-admins/settings-saves.server";
import type { PutBack } from "./put-back.server";

/** What the owner should check after an intrusion, as keys of the `warnings` texts. */
export interface ChangesToReview {
  said: (
    | "putBackPayouts"
    | "putBackMeeting"
    | "putBackLoginMails"
    | "keptSecondFactor"
    | "feedsEnded"
    | "rolesBack"
    | "lookAtPayouts"
    | "lookAtAdmin"
  )[];
  places: ("payouts" | "meeting")[];
  /** Settings of the site that were restored. */
  settings: SettingBack[];
  /** Settings that stand as they were changed, because another admin has saved since. */
  stand: SettingBack[];
  /** Names of those who stay admins because there would be none. */
  kept: string[];
  /** Link to what was done in their name as an admin; null if nothing was. */
  adminLog: string | null;
}

/** Returns what was restored and what cannot be: payouts set at the provider, and admin actions since. */
export async function changesToReview(
  tx: Transaction,
  userId: string,
  {
    since,
    wasPutBack,
  }: {
    since: Date;
    wasPutBack: PutBack &
      Record<"keptSecondFactor" | "endedFeeds" | "rolesBack", boolean> &
      Pick<ChangesToReview, "settings" | "stand" | "kept">;
  },
): Promise<ChangesToReview> {
  const { payoutDestination, meetingUrl, loginNotifications, keptSecondFactor, endedFeeds, rolesBack } = wasPutBack;
  const isAdvisor = (await tx.$count(advisors, eq(advisors.userId, userId))) > 0;
  // The audit entry is written a moment before the email about it.
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
      ...(rolesBack ? (["rolesBack"] as const) : []),
      ...(asAdmin > 0 ? (["lookAtAdmin"] as const) : []),
    ],
    settings: wasPutBack.settings,
    stand: wasPutBack.stand,
    kept: wasPutBack.kept,
    places: [...(isAdvisor ? (["payouts"] as const) : []), ...(meetingUrl ? (["meeting"] as const) : [])],
    adminLog: asAdmin > 0 && person ? `/admin?view=audit&q=${encodeURIComponent(person.email)}` : null,
  };
}
