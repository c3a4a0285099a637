import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import type { Receipt } from "./earnings";

const RECEIPTS_AT_MOST = 1000;

/** What a client has paid for, newest first: every consultation whose price was captured, with its parts and what went back. */
export async function clientReceipts(userId: string): Promise<Receipt[]> {
  return db
    .select({
      consultationId: consultations.id,
      advisorName: advisors.displayName,
      topicName: consultations.topicName,
      heldAt: consultations.scheduledTime,
      durationMinutes: consultations.durationMinutes,
      paidAt: ledgerTransactions.createdAt,
      currency: consultations.currency,
      basePrice: consultations.basePrice,
      surgeAmount: consultations.surgeAmount,
      rushFee: consultations.rushFee,
      total: consultations.totalPrice,
      refunded: consultations.refunded,
      paid: sql<number>`${consultations.totalPrice} - ${consultations.refunded}`,
    })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .innerJoin(ledgerTransactions, and(eq(ledgerTransactions.consultationId, consultations.id), eq(ledgerTransactions.kind, "capture")))
    .where(eq(consultations.clientId, userId))
    .orderBy(desc(ledgerTransactions.createdAt), desc(consultations.id))
    .limit(RECEIPTS_AT_MOST);
}
