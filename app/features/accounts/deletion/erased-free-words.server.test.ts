import { randomUUID } from "node:crypto";
import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { profiles } from "#app/db/schema/accounts/profiles";
import { emptySearches } from "#app/db/schema/catalog";
import { consultationNotes } from "#app/db/schema/consultation-notes";
import { auditLog } from "#app/db/schema/operations";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { recordEmptySearch } from "#app/features/catalog/empty-searches/empty-searches.server";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { profileFields } from "#app/features/profiles/schema";
import { noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { emptyTables } from "../../../../tests/support/emptied";
import { CODES, type Column, ensureRow, type Known, reachable, readCatalogue } from "../../../../tests/support/own-columns";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { eraseDueAccounts } from "./erasure.server";
import { FREE_WORDS } from "./free-words.server";
import { PERSONAL_TABLES } from "./personal-tables.server";

useDatabase();

beforeEach(async () => {
  await emptyTables("users", "audit_log", "empty_searches", "category_requests", "ledger_transactions", "payout_statements");
});

/** The looked-through columns by their names in the database. */
const PLACES = FREE_WORDS.flatMap(({ table, columns }) =>
  columns.map((name) => ({ table: getTableName(table), column: getTableColumns(table)[name]!.name })),
);

const NAME = "Quirina Zwiebel";
const PHONE = "+44 20 7946 0123";

async function aKnownPerson() {
  const person = await aClient({ firstName: "Quirina", lastName: "Zwiebel", displayName: NAME });
  // As the form stores it.
  await db
    .update(profiles)
    .set({ phone: profileFields.phone.parse(PHONE) })
    .where(eq(profiles.userId, person.userId));
  return person;
}

async function erase({ userId }: { userId: string }) {
  await db.insert(accountDeletions).values({ userId, endsAt: now, hidAdvisor: false });
  await eraseDueAccounts(now);
}

/** A row of others in every table that holds free words. */
async function rowsOfOthers() {
  const [client, advisor, admin] = [await aClient(), await anAdvisor(), await aClient()];
  const { id } = await aConsultation({ client, advisor, at: noon });
  await acceptConsultation(advisor, id, now);
  const asked = await askAdvisor(client, advisor.slug, { text: "May I?" }, now);
  if (!asked.ok) throw new Error(asked.reason);
  const known: Known = { message_threads: asked.threadId, users: client.userId, advisers: advisor.advisorId, consultations: id };
  known.topics = (await db.execute<{ id: string }>(sql`select id from topics limit 1`)).rows[0]!.id;
  const catalogue = await readCatalogue();
  for (const table of reachable(catalogue, ["users", "advisers"]))
    await ensureRow(catalogue.get(table)!, known, ["users", "advisers"], admin.userId);
  await db.insert(auditLog).values({ actorId: admin.userId, action: "review.hidden", subject: "reviews" });
  await db.execute(sql`insert into category_requests (name, name_key, status) values ('Bookbinding', 'bookbinding', 'declined')`);
  await db.execute(sql`insert into ledger_transactions (key, kind, consultation_id, currency, reason, created_at)
      values (${randomUUID()}, 'refund', ${id}, 'USD', 'words', now())`);
  await db.delete(accountDeletions);
  for (const table of ["messages", "reviews"])
    await db.execute(sql`update ${sql.identifier(table)} set hidden_at = now(), hidden_reason = 'words'`);
}

const written = (column: Column, words: string) =>
  column.type === "jsonb" ? sql`${JSON.stringify({ name: words, of: [{ reason: words }] })}::jsonb` : sql`${words}`;

test("the whole name, address and number of somebody erased go from all free words about them, wherever others wrote them, and no longer name goes", async () => {
  const person = await aKnownPerson();
  await rowsOfOthers();
  const catalogue = await readCatalogue();
  const words = `${NAME}, Quirina Zwiebelmann, <${person.email.toUpperCase()}>, x${person.email}, ${PHONE}`;
  const columns = PLACES.map(({ table, column }) => [table, column] as const);
  expect(columns.length).toBeGreaterThan(15);
  for (const [table, name] of columns) {
    const column = catalogue.get(table)!.find((each) => each.name === name)!;
    const isLedger = table === "ledger_transactions";
    if (isLedger) await db.execute(sql`alter table ledger_transactions disable trigger ledger_transactions_stay`);
    const { rowCount } = await db.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${written(column, words)} where
      ${table === "users" ? sql`id <> ${person.userId}` : sql`true`}`);
    if (isLedger) await db.execute(sql`alter table ledger_transactions enable trigger ledger_transactions_stay`);
    expect([table, name, (rowCount ?? 0) > 0]).toEqual([table, name, true]);
  }
  await erase(person);
  const left: string[] = [];
  for (const [table, name] of columns) {
    const { rows } = await db.execute<{ said: string }>(sql`select ${sql.identifier(name)}::text as said from ${sql.identifier(table)}`);
    for (const { said } of rows) {
      if (said === null || said === "") continue;
      if (said.includes(`${NAME},`) || said.includes(PHONE) || said.includes(`<${person.email.toUpperCase()}>`))
        left.push(`${table}.${name}`);
      if (!said.includes("Quirina Zwiebelmann") || !said.includes(`x${person.email}`)) left.push(`${table}.${name} lost others: ${said}`);
    }
  }
  expect(left).toEqual([]);
});

test("a name that somebody else goes by stays where it is written: whoever takes another's name rewrites nothing when they leave", async () => {
  const owner = await aClient({ firstName: "Ottilie", lastName: "Kranz", displayName: "" });
  const taker = await aClient({ firstName: "T", lastName: "T", displayName: "ottilie KRANZ" });
  const reason = "Ottilie Kranz was threatened twice";
  await db.insert(auditLog).values({ action: "person.suspended", subject: "users", subjectId: owner.userId, details: { reason } });
  await db.insert(auditLog).values({ action: "person.suspended", subject: "users", subjectId: taker.userId, details: { reason } });
  await erase(taker);
  const details = (await db.select().from(auditLog)).map((entry) => JSON.stringify(entry.details));
  expect(details.every((each) => each.includes(reason))).toBe(true);
  await erase(owner);
  const after = await db.select().from(auditLog).where(eq(auditLog.subjectId, owner.userId));
  expect(after.map((entry) => entry.details)).toEqual([{ reason: "Former member was threatened twice" }]);
});

test("what was sought by the name or address of somebody erased is counted on without its words", async () => {
  const person = await aKnownPerson();
  for (const words of [`${NAME} London`, `  quirina   ZWIEBEL`, person.email, "Quirina", "zwiebel soup"])
    await recordEmptySearch(words, now);
  await erase(person);
  const rows = await db.select({ words: emptySearches.words, times: emptySearches.times }).from(emptySearches);
  expect(rows.sort((one, other) => one.words.localeCompare(other.words))).toEqual([
    { words: "", times: 3 },
    { words: "quirina", times: 1 },
    { words: "zwiebel soup", times: 1 },
  ]);
});

test("what the other side noted for themselves of a consultation names them no more", async () => {
  const [person, advisor] = [await aKnownPerson(), await anAdvisor()];
  const { id } = await aConsultation({ client: person, advisor, at: noon });
  await db.insert(consultationNotes).values({ consultationId: id, userId: advisor.userId, text: `${NAME} asked for two visas` });
  await erase(person);
  const [note] = await db.select().from(consultationNotes);
  expect(note?.text).toBe("Former member asked for two visas");
});

test("what was written while they were being erased is found, too", async () => {
  const person = await aKnownPerson();
  await db.execute(sql`create function zz_late() returns trigger language plpgsql as $$ begin
    insert into audit_log (action, subject, subject_id, details) select 'person.restored', 'users', user_id::text, '{"reason":"Quirina Zwiebel wrote it"}'
      from profiles where last_name = 'Zwiebel'; return new; end $$`);
  await db.execute(sql`create trigger zz_late before update on category_requests for each row execute function zz_late()`);
  await db.execute(
    sql`insert into category_requests (name, name_key, status, answer) values ('Bookbinding', 'bookbinding', 'declined', ${person.email})`,
  );
  await erase(person);
  await db.execute(sql`drop function zz_late cascade`);
  expect((await db.select().from(auditLog)).map(({ details }) => details)).toEqual([{ reason: "Former member wrote it" }]);
});

/** Columns that hold words and are not looked through, with why. */
const KEPT: Record<string, string> = {
  "category_requests.name category_requests.name_key": "names of what is missed, which decide who asked for the same",
  "messages.body message_files.file_name message_files.file_path": "what was said to the other side stays theirs (docs/decisions/003)",
  "message_drafts.body": "a visitor's question, for a week",
  "consultations.topic_name": "an area of the catalog",
  "conversation_messages.content conversation_messages.result": "gone through by forget-in-answers.server.ts",
  "message_thread_sides.blocked_name message_thread_sides.blocked_links": "gone through by forget-name-with-others.server.ts",
  "notifications.link notifications.subject": "gone through by forget-name-with-others.server.ts",
  "outbox.subject outbox.text outbox.html outbox.attachments outbox.recipient outbox.last_error outbox.dedupe_key":
    "mails go with whom they name (outbox.named), lose their words after a day and are gone after thirty",
  "empty_searches.words": "counted on without their words",
  "application_drafts.answers application_drafts.awaiting_email": "of the browser that wrote them, or found by the address",
  "advisor_invitations.email advisor_invitations.invited_as": "found by the address",
  "payout_statements.reference payments.reference payments.checkout_url payments.checkout_id payment_orders.reference payment_events.id":
    "books: what a bank or provider calls its payments is kept for the law",
  "payment_disputes.id provider_refunds.id": "books: what a provider calls them",
  "reviews.author_name": "known by its author",
  "users.password_hash": "a hash",
};

/** What the operator publishes or has set up for everybody: theirs to write and to change. */
const OF_THE_OPERATOR =
  /^(homepage_content|homepage_content_saves|hero_\w+|site_banner|site_settings|sealed_settings|logos|own_texts|catalog_entries|topics|application_questions|rule_versions)\./;
/** Made of other columns, or of codes and stores alone. */
const MADE = /^(adviser_\w+|search_words|files|file_removals|job_passes|attempts|broadcast_recipients|ledger_entries|sessions)\./;
/** What advisors say of themselves and where they are paid; blanked or deleted with them. */
const OF_ADVISORS = /^(advisers|payout_destinations|payout_accounts|calendar_feeds)\./;
const MORE_CODES = /\.(action|subject|subject_id|type|account|language|name_key|transports|to_status|said_absent|checkout_id)$/;

test("of every column that can hold words it is known what becomes of a name in it", async () => {
  const kept = new Set(Object.keys(KEPT).flatMap((names) => names.split(" ")));
  const looked = new Set(PLACES.map(({ table, column }) => `${table}.${column}`));
  const owned = new Set(PERSONAL_TABLES.map(({ table }) => getTableName(table)));
  const unknown: string[] = [];
  for (const [table, columns] of await readCatalogue())
    for (const { name, type } of columns) {
      const place = `${table}.${name}`;
      if (!["text", "_text", "jsonb"].includes(type)) continue;
      if (kept.delete(place) || looked.delete(place) || owned.has(table)) continue;
      if (
        [OF_THE_OPERATOR, MADE, OF_ADVISORS, MORE_CODES, CODES].some((known) => known.test(place) || (known === CODES && known.test(name)))
      )
        continue;
      unknown.push(place);
    }
  expect({ unknown, gone: [...kept, ...looked] }).toEqual({ unknown: [], gone: [] });
});
