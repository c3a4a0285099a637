import { rm } from "node:fs/promises";
import path from "node:path";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { fileRemovals, files, siteSettings } from "#app/db/schema/site-content";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { DEMO_PAYMENT_INSTRUCTIONS } from "#app/features/money/payment-instructions/demo-payment-instructions";
import { siteName } from "#app/platform/brand/current-brand.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { log } from "#app/platform/log/log.server";
import { publicAddress } from "#app/platform/origin.server";
import type { Outcome } from "#app/platform/outcome";
import { randomToken } from "#app/platform/secret.server";
import { EMPTIED } from "./emptied";
import { keepLink } from "./setup-link.server";

const EMPTY_LINE = 7_241_043;
export const ACCOUNTS_FILE = "demo-accounts.txt";

/** Tables with the operator's own changes to the site, which are kept. Every other table holds people's data or derives from it. */
const STAYS = [
  ...[
    "application_questions",
    "catalog_entries",
    "topics",
    "homepage_content",
    "own_texts",
    "rule_versions",
    "site_settings",
    "sealed_settings",
  ],
  ...["logos", "hero_videos", "hero_grid_videos", "hero_grid_words", "files", "file_removals", "job_passes", "model_days"],
];
const SITE_BUCKETS = ["videos", "branding"];

/** Whether this machine's demo can be emptied, and how many accounts are not part of it; null when there is no demo, or it is public. */
export async function demoToEmpty(connection: Connection = db): Promise<{ others: number } | null> {
  if (!config().demo || publicAddress()) return null;
  if ((await connection.$count(users, eq(users.isDemo, true))) === 0) return null;
  return { others: await connection.$count(users, eq(users.isDemo, false)) };
}

/** Whether the demo was emptied: from then on it is a real site, is backed up as one, and no start recreates the demo. */
export const wasEmptied = async (): Promise<boolean> => (await db.$count(siteSettings, eq(siteSettings.name, EMPTIED))) > 0;

type Emptied = Outcome<"notADemo" | "otherName", { token: string }>;

/**
 * Deletes all people from the demo with everything they did, and keeps what was made of the site: brand, catalog, rules, texts, pictures. The admin confirms
 * with the site's name, and the returned token leads to its setup. All or nothing.
 */
export async function emptyDemo(actor: AdminActor, { name }: { name: string }, at: Date): Promise<Emptied> {
  const token = randomToken();
  const emptied = await adminTransaction(
    actor,
    async (tx): Promise<Emptied> => {
      if (!(await demoToEmpty(tx))) return { ok: false, reason: "notADemo" };
      if (name.trim() !== siteName()) return { ok: false, reason: "otherName" };
      await letFilesGo(tx);
      await emptyTables(tx);
      for (const { name: setting, value } of DEMO_PAYMENT_INSTRUCTIONS)
        await tx.delete(siteSettings).where(and(eq(siteSettings.name, setting), eq(siteSettings.value, value)));
      await tx.insert(siteSettings).values({ name: EMPTIED, value: at.toISOString(), updatedAt: at });
      await keepLink(tx, token, at);
      await tx.execute(sql`select pg_notify('pages', '')`);
      return { ok: true, token };
    },
    EMPTY_LINE,
  );
  if (!emptied.ok) return emptied;
  await rm(path.join(config().dataDir, ACCOUNTS_FILE), { force: true });
  outdatePages();
  log("warn", "demo emptied", {});
  return emptied;
}

/** Schedules people's uploads for removal from storage by the next pass of its job. */
async function letFilesGo(tx: Transaction) {
  const due = tx
    .select({ bucket: files.bucket, path: files.path, dueAt: sql<Date>`now()`.as("due_at") })
    .from(files)
    .where(notInArray(files.bucket, SITE_BUCKETS));
  await tx.insert(fileRemovals).select(due).onConflictDoNothing();
  await tx.delete(files).where(notInArray(files.bucket, SITE_BUCKETS));
}

/** Truncates people's tables in one statement. Kept tables that refer to users are copied aside with those columns set to null, and restored afterwards. */
async function emptyTables(tx: AdminTransaction) {
  const named = await tx.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'users'::regclass and ${inArray(sql`conrelid::regclass::text`, STAYS)}`);
  const tables = await tx.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and ${notInArray(sql`tablename`, STAYS)}`,
  );
  const aside = [...new Set(named.rows.map(({ table }) => table))];
  for (const table of aside) await tx.execute(sql`create temp table ${asideOf(table)} on commit drop as table ${sql.identifier(table)}`);
  for (const { table, column } of named.rows) await tx.execute(sql`update ${asideOf(table)} set ${sql.identifier(column)} = null`);
  const all = [...tables.rows.map(({ name }) => name), ...aside].map((name) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(all, sql`, `)} restart identity`);
  for (const table of aside) await tx.execute(sql`insert into ${sql.identifier(table)} select * from ${asideOf(table)}`);
}

const asideOf = (table: string) => sql.identifier(`aside_${table}`);
