import { and, eq, gt, inArray, isNull, lte, not } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { reviewReports, reviews } from "#app/db/schema/booking";
import { payoutStatements } from "#app/db/schema/ledger";
import { messageReports, messages } from "#app/db/schema/messages";
import { outsidePayments } from "#app/db/schema/outside-payments";
import { isReversed } from "#app/features/money/payouts/reversed-payout.server";
import type { UndoableIntent } from "./bulk-undo";

interface Done {
  intent: UndoableIntent;
  ids: string[];
  at: Date;
}

/** Counts the rows that are unchanged since each action. */
const COUNTS: Record<UndoableIntent, (ids: string[], at: Date) => PromiseLike<number>> = {
  suspend: (ids, at) => db.$count(users, and(inArray(users.id, ids), eq(users.suspendedAt, at))),
  restore: (ids) => db.$count(users, and(inArray(users.id, ids), isNull(users.suspendedAt))),
  unlist: (ids, at) => db.$count(advisors, inDirectory(ids, at, "suspended")),
  relist: (ids, at) => db.$count(advisors, inDirectory(ids, at, "approved")),
  "confirm-payments": (ids, at) =>
    db.$count(
      outsidePayments,
      and(inArray(outsidePayments.consultationId, ids), lte(outsidePayments.confirmedAt, at), gt(outsidePayments.lastReceived, 0)),
    ),
  "return-payment": (ids, at) =>
    db.$count(outsidePayments, and(inArray(outsidePayments.consultationId, ids), eq(outsidePayments.updatedAt, at))),
  "pay-out": (ids) => db.$count(payoutStatements, and(inArray(payoutStatements.id, ids), not(isReversed))),
  "close-reports": async (ids, at) => {
    const ofMessages = await db.$count(messageReports, and(inArray(messageReports.id, ids), eq(messageReports.closedAt, at)));
    return ofMessages + (await db.$count(reviewReports, and(inArray(reviewReports.id, ids), eq(reviewReports.closedAt, at))));
  },
  "hide-message": (ids, at) => {
    const reported = db.select({ id: messageReports.messageId }).from(messageReports).where(inArray(messageReports.id, ids));
    return db.$count(messages, and(inArray(messages.id, reported), eq(messages.hiddenAt, at)));
  },
  "hide-review": (ids, at) => db.$count(reviews, and(inArray(reviews.id, ids), eq(reviews.hiddenAt, at))),
};

const inDirectory = (ids: string[], at: Date, status: "suspended" | "approved") =>
  and(inArray(advisors.userId, ids), eq(advisors.status, status), eq(advisors.updatedAt, at));

/** Counts the rows that are unchanged since an action: others can no longer be undone. */
export const countStillSo = async ({ intent, ids, at }: Done): Promise<number> => COUNTS[intent](ids, at);
