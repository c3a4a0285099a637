import { and, asc, eq, inArray, or } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { shownReason } from "#app/features/exported/shown-reason.server";
import { exactly, inPages, isAfter } from "./rows-in-pages.server";

/** Yields a person's ledger entries, as a client and as an advisor: minor units, negative for outgoing amounts. */
export async function* ownLedger(userId: string) {
  const asAdvisor = db.select({ id: advisors.id }).from(advisors).where(eq(advisors.userId, userId));
  const isOwn = or(eq(ledgerEntries.ownerId, userId), inArray(ledgerEntries.ownerId, asAdvisor));
  const rows = inPages<Awaited<ReturnType<typeof read>>[number]>((last, most) =>
    read(most, and(isOwn, isAfter(AT, ledgerEntries.id, last))),
  );
  for await (const { line } of rows) yield line;
}

const AT = ledgerTransactions.createdAt;

const read = (most: number, where: ReturnType<typeof and>) =>
  db
    .select({
      id: ledgerEntries.id,
      moment: exactly(AT),
      line: {
        at: AT,
        kind: ledgerTransactions.kind,
        account: ledgerEntries.account,
        amount: ledgerEntries.amount,
        currency: ledgerTransactions.currency,
        consultationId: ledgerTransactions.consultationId,
        statementNumber: payoutStatements.number,
        reference: payoutStatements.reference,
        reason: shownReason,
      },
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(payoutStatements, eq(payoutStatements.id, ledgerTransactions.statementId))
    .where(where)
    .orderBy(asc(AT), asc(ledgerEntries.id))
    .limit(most);
