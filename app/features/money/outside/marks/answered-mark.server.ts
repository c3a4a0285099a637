import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import type { Account } from "../../postings";
import { HERE } from "../outside-balances";

const KINDS = ["mark", "unmark", "letGo", "receive", "unreceive"] as const;

interface AnsweredMark {
  /** How much of what the client said the last confirmation answered, in minor units. */
  amount: number;
  /** When they last said something before it. */
  at: Date;
}

/** What the client had said of the money that was confirmed last; null where they had said nothing. Read from the ledger, where each word of theirs stands. */
export async function lastAnsweredMark(connection: Connection, id: string): Promise<AnsweredMark | null> {
  let [said, answered, at]: [number, number, Date | null] = [0, 0, null];
  for (const step of await stepsOf(connection, id)) {
    if (step.kind === "mark") [said, at] = [said + step.marked, step.at];
    else if (step.kind === "receive") {
      answered = Math.min(said, step.here);
      said -= answered;
    } else if (step.kind === "unreceive") [said, answered] = [said + answered, 0];
    else said = 0;
  }
  return at && answered > 0 ? { amount: answered, at } : null;
}

function stepsOf(connection: Connection, consultationId: string) {
  const sumOf = (accounts: readonly Account[]) =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${inArray(ledgerEntries.account, [...accounts])}), 0)::bigint`.mapWith(
      Number,
    );
  const { id, kind, createdAt } = ledgerTransactions;
  return connection
    .select({ kind, at: createdAt, marked: sumOf(["marked"]), here: sumOf(HERE) })
    .from(ledgerTransactions)
    .leftJoin(ledgerEntries, eq(ledgerEntries.transactionId, id))
    .where(and(eq(ledgerTransactions.consultationId, consultationId), inArray(kind, [...KINDS])))
    .groupBy(id)
    .orderBy(asc(createdAt), asc(id));
}
