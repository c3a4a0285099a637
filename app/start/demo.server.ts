import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { config } from "#app/config.server";
import { db, type Transaction } from "#app/db/client.server";
import { insertMany } from "#app/db/many-rows.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, reviews } from "#app/db/schema/booking";
import { ledgerEntries, ledgerTransactions } from "#app/db/schema/ledger";
import { advisorRanks, advisorWords } from "#app/db/schema/matching";
import { messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { siteBanner, siteSettings } from "#app/db/schema/site-content";
import { bookHistory } from "#app/features/money/history.server";
import { DEMO_PAYMENT_INSTRUCTIONS } from "#app/features/money/payment-instructions/demo-payment-instructions";
import { ACCOUNTS_FILE, wasEmptied } from "#app/features/setup/empty-demo.server";
import { PRIVATE_FILE } from "#app/platform/files/private-folder.server";
import { type Demo, makeDemoRows } from "./demo-rows.server";

const DEMO_LOCK = 7_241_003;

/**
 * Creates the demo in a database without people, once, in one transaction. Returns its three accounts as text, which is also stored in
 * DATA_DIR/demo-accounts.txt (0600). Null when the database belongs to real people, or the demo was emptied for them. (decisions.md 2, Demo)
 */
export async function makeDemo(): Promise<string | null> {
  const file = path.join(config().dataDir, ACCOUNTS_FILE);
  if (await wasEmptied()) return null;
  if (!(await hasPeople(db))) await insertDemo(file, await makeDemoRows());
  return readFile(file, "utf8").catch(() => null);
}

async function hasPeople(tx: Pick<Transaction, "select">) {
  const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
  return anybody !== undefined;
}

async function insertDemo(file: string, demo: Demo) {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    if (await hasPeople(tx)) return;
    await insertStory(tx, demo);
    await writeFile(file, demo.accounts, { mode: PRIVATE_FILE });
    await chmod(file, PRIVATE_FILE);
  });
}

async function insertStory(tx: Transaction, { story, waiting }: Demo) {
  // Builds the advisor search index once at the end, instead of for each row.
  await tx.execute(sql`select set_config('sagebridge.index_later', 'on', true)`);
  await insertMany(tx, users, story.users);
  await insertMany(tx, userRoles, story.userRoles);
  await insertMany(tx, profiles, story.profiles);
  await insertMany(tx, advisors, story.advisors);
  await insertMany(tx, advisorTopics, story.advisorTopics);
  await insertMany(tx, weeklyHours, story.weeklyHours);
  await insertMany(tx, hoursExceptions, story.hoursExceptions);
  await insertMany(tx, payoutDestinations, story.payoutDestinations);
  await insertMany(tx, siteSettings, DEMO_PAYMENT_INSTRUCTIONS);
  await insertMany(tx, consultations, story.consultations);
  await insertMany(tx, consultations, waiting.consultations);
  for (const { advisorId } of waiting.consultations)
    await tx
      .update(advisors)
      .set({ requestsReceived: sql`${advisors.requestsReceived} + 1` })
      .where(eq(advisors.id, advisorId));
  await insertMany(tx, advisorApplications, waiting.applications);
  await insertMany(tx, messageThreads, waiting.threads);
  await insertMany(tx, messageThreadSides, waiting.sides);
  await insertMany(tx, messages, waiting.messages);
  await insertMany(tx, siteBanner, waiting.banners);
  await bookHistory(tx, await tx.select().from(consultations));
  await insertMany(tx, reviews, story.reviews);
  // The planner needs statistics for so many new rows; no other table has changed.
  await tx.execute(sql`analyze ${tableList(FILLED)}`);
  await tx.execute(sql`select index_all_advisers()`);
  await tx.execute(sql`analyze ${tableList(INDEX)}`);
}

const FILLED = [
  ...[users, userRoles, profiles, advisors, advisorTopics, weeklyHours, hoursExceptions, consultations, reviews],
  ...[advisorApplications, messageThreads, messageThreadSides, messages, ledgerTransactions, ledgerEntries],
];
const INDEX = [advisorWords, advisorRanks];

const tableList = (tables: readonly PgTable[]) =>
  sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  );
