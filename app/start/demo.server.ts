import { chmod, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { config } from "#app/config.server";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, reviews } from "#app/db/schema/booking";
import { messages, messageThreadSides, messageThreads } from "#app/db/schema/messages";
import { siteBanner, siteSettings } from "#app/db/schema/site-content";
import { bookHistory } from "#app/features/money/history.server";
import { PAY_WAY_SETTINGS } from "#app/features/money/pay-way/pay-way";
import { PRIVATE_FILE } from "#app/platform/files/private-folder.server";
import { type Demo, makeDemoRows } from "./demo-rows.server";

const DEMO_LOCK = 7_241_003;
const ROWS_A_STATEMENT = 400;
const ACCOUNTS_FILE = "demo-accounts.txt";
/** How the demo's clients pay: the example account of the IBAN registry. */
const PAY_WAY = [
  { name: PAY_WAY_SETTINGS.holder, value: "Demo account" },
  { name: PAY_WAY_SETTINGS.iban, value: "DE89370400440532013000" },
  { name: PAY_WAY_SETTINGS.text, value: "This is a demo: please do not send any money." },
];

/**
 * Makes the demo in a database that has no people yet, once, in one transaction. Returns its three accounts as text, which is kept in
 * DATA_DIR/demo-accounts.txt (0600). Null when the database belongs to real people. (decisions.md 2, Demo)
 */
export async function makeDemo(): Promise<string | null> {
  const file = path.join(config().dataDir, ACCOUNTS_FILE);
  if (!(await hasPeople(db))) await insertDemo(file, await makeDemoRows());
  return readFile(file, "utf8").catch(() => null);
}

async function hasPeople(tx: Pick<Transaction, "select">) {
  const [anybody] = await tx.select({ id: users.id }).from(users).limit(1);
  return anybody !== undefined;
}

async function insertDemo(file: string, demo: Demo) {
  const isMade = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    if (await hasPeople(tx)) return false;
    await insertStory(tx, demo);
    await writeFile(file, demo.accounts, { mode: PRIVATE_FILE });
    await chmod(file, PRIVATE_FILE);
    return true;
  });
  if (isMade) await db.execute(sql`analyze`);
}

async function insertStory(tx: Transaction, { story, waiting }: Demo) {
  // The index of advisors is made once at the end, instead of anew for each row that it reads.
  await tx.execute(sql`select set_config('sagebridge.index_later', 'on', true)`);
  await insertAll(tx, users, story.users);
  await insertAll(tx, userRoles, story.userRoles);
  await insertAll(tx, profiles, story.profiles);
  await insertAll(tx, advisors, story.advisors);
  await insertAll(tx, advisorTopics, story.advisorTopics);
  await insertAll(tx, weeklyHours, story.weeklyHours);
  await insertAll(tx, hoursExceptions, story.hoursExceptions);
  await insertAll(tx, siteSettings, PAY_WAY);
  await insertAll(tx, consultations, story.consultations);
  await insertAll(tx, consultations, waiting.consultations);
  for (const { advisorId } of waiting.consultations)
    await tx
      .update(advisors)
      .set({ requestsReceived: sql`${advisors.requestsReceived} + 1` })
      .where(eq(advisors.id, advisorId));
  await insertAll(tx, advisorApplications, waiting.applications);
  await insertAll(tx, messageThreads, waiting.threads);
  await insertAll(tx, messageThreadSides, waiting.sides);
  await insertAll(tx, messages, waiting.messages);
  await insertAll(tx, siteBanner, waiting.banners);
  await bookHistory(tx, await tx.select().from(consultations));
  await insertAll(tx, reviews, story.reviews);
  await tx.execute(sql`select index_all_advisers()`);
}

async function insertAll<Table extends PgTable>(tx: Transaction, table: Table, rows: Table["$inferInsert"][]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_A_STATEMENT));
}
