import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { payoutAccounts } from "#app/db/schema/payments";
import { now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { readOwnRecords } from "../../../../tests/support/own-records";
import { anAdvisor } from "../../../../tests/support/people";
import { ADVISOR_TABLES } from "./advisor-tables.server";

useDatabase();

/** Tables that name an advisor, and are not what one advisor has entered. */
const OTHERS: Record<string, string> = {
  consultations: "in it as a consultation, from either side",
  quotes: "a client's",
  reviews: "an author's; what others wrote is on the advisor's page",
  saved_advisers: "a client's",
  message_threads: "messages are their senders'",
  message_drafts: "a visitor's",
  busy_times: "read again from the calendar whose address is theirs",
  payout_statements: "in the lines of the ledger, by number and reference",
  adviser_ranks: "computed from the profile",
  adviser_words: "computed from the profile",
  adviser_embeddings: "computed from the profile",
};

test("an advisor takes along every table that is theirs, and each other one that names an advisor has a reason", async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'advisers'::regclass`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const taken = ADVISOR_TABLES.map(({ table }) => getTableName(table));
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...taken, ...Object.keys(OTHERS)].toSorted());
});

test("where an advisor is paid out to is in what they take along of themselves, and nobody else's", async () => {
  const [mine, other] = [await anAdvisor(), await anAdvisor()];
  const entered = ({ advisorId }: { advisorId: string }, name: string) =>
    Promise.all([
      db.insert(payoutDestinations).values({ advisorId, holder: `${name} holder`, iban: "DE89370400440532013000", updatedAt: now }),
      db.insert(payoutAccounts).values({ advisorId, account: `acct_${name}`, updatedAt: now }),
    ]);
  await entered(mine, "zzmine");
  await entered(other, "zzother");
  const records: object = await readOwnRecords(mine.userId, now);
  expect(records).toMatchObject({
    payoutDestination: [{ holder: "zzmine holder", iban: "DE89370400440532013000" }],
    payoutAccount: [{ account: "acct_zzmine" }],
  });
  expect(JSON.stringify(records)).not.toContain("zzother");
});
