import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { consultations } from "#app/db/schema/booking";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { sendUnreadEmails } from "#app/features/messages/notify/unread-emails.server";
import { blockOther } from "#app/features/messages/reports/blocks.server";
import { askAdvisor, sendMessage } from "#app/features/messages/send/send.server";
import { useDatabase } from "../../../../tests/support/database";
import { emptyTables } from "../../../../tests/support/emptied";
import {
  AFTER_A_CONSULTATION,
  ensureRow,
  type Known,
  marksLeft,
  reachable,
  readCatalogue,
  writeMarks,
} from "../../../../tests/support/own-columns";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { eraseDueAccounts } from "./erasure.server";

useDatabase();

/** Removes what the previous test was allowed to leave behind. */
beforeEach(async () => {
  await emptyTables("users", "outbox", "files", "ledger_transactions", "payout_statements");
});

const NOW = new Date("2026-06-01T12:00:00Z");
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

const BOOKS = "the books are kept as they were written, and name what a provider calls its payments";
const SAID = "what was said to the other side stays theirs, under 'Former member'";
const OWED = "where they are paid to what they are owed, until they are";
const REASONED = "why an admin or the other side closed it";

/** Columns that keep data of a person who has consulted, and why. */
const STAYS: Record<string, string> = {
  "ledger_transactions: ledger_transactions_reason": REASONED,
  "payment_disputes: payment_disputes_id": BOOKS,
  "payment_orders: payment_orders_last_error": BOOKS,
  "payment_orders: payment_orders_reference": BOOKS,
  "payments: payments_checkout_id": BOOKS,
  "payments: payments_checkout_url": BOOKS,
  "payments: payments_reference": BOOKS,
  "provider_refunds: provider_refunds_id": BOOKS,
  "messages: messages_body": SAID,
  "reviews: reviews_text": SAID,
  "reviews: reviews_reply": SAID,
  "reviews: reviews_hidden_reason": REASONED,
};
const STAYS_OF_ADVISORS: Record<string, string> = {
  ...STAYS,
  "payout_destinations: payout_destinations_bic": OWED,
  "payout_destinations: payout_destinations_holder": OWED,
  "payout_destinations: payout_destinations_iban": OWED,
  "payout_destinations: payout_destinations_words": OWED,
  "payout_accounts: payout_accounts_account": BOOKS,
  "payout_statements: payout_statements_reference": BOOKS,
  "message_drafts: message_drafts_body": "a visitor's question, for a week",
  "consultations: consultations_note": "what the client told them",
};

/** A person with a row in every table that references people, and their words in every column that accepts any. */
async function aLife(role: "client" | "advisor", hasConsulted: boolean) {
  const catalogue = await readCatalogue();
  const client = await aClient(role === "client" ? { firstName: "zzmark_name", displayName: "zzmark_name" } : {});
  const advisor = await anAdvisor(role === "advisor" ? { displayName: "zzmark_name", firstName: "zzmark_name" } : {});
  const admin = await aClient();
  const [person, other] = role === "client" ? [client, advisor] : [advisor, client];
  const known: Known = { users: person.userId, advisers: advisor.advisorId };
  known.topics = (await db.execute<{ id: string }>(sql`select id from topics limit 1`)).rows[0]!.id;

  const asked = await askAdvisor(client, advisor.slug, { text: "May I?" }, NOW);
  if (!asked.ok) throw new Error(asked.reason);
  await sendMessage(advisor, asked.threadId, { text: "You may" }, minutes(1));
  await sendUnreadEmails(minutes(30));
  known.message_threads = asked.threadId;
  if (hasConsulted) {
    const { id } = await aConsultation({ client, advisor, at: minutes(60), createdAt: NOW });
    await acceptConsultation(advisor, id, minutes(2));
    await completeConsultation(person, id, minutes(120));
    await db.update(consultations).set({ closedBy: role });
    known.consultations = id;
  }

  const roots = role === "client" ? ["users"] : ["users", "advisers"];
  // Last, because nobody can be notified once blocked; the block keeps the name that the other side had then.
  await blockOther(other, asked.threadId, minutes(130));
  const tables = reachable(catalogue, roots).filter((table) => hasConsulted || !AFTER_A_CONSULTATION.includes(table));
  for (const table of tables) await ensureRow(catalogue.get(table)!, known, roots, admin.userId);
  if (hasConsulted)
    await db.execute(sql`insert into ledger_transactions (key, kind, consultation_id, currency, reason, created_at)
      values (${randomUUID()}, 'refund', ${known.consultations}, 'USD', 'zzmark_ledger_transactions_reason', now())`);
  const marked: string[] = [];
  for (const table of tables) marked.push(...(await writeMarks(catalogue.get(table)!, known, roots)));
  const email = `zzmark_users_email_${randomUUID()}@example.com`;
  await db.execute(sql`update outbox set recipient = ${email} where recipient = ${person.email}`);
  await db.execute(sql`update users set email = ${email} where id = ${person.userId}`);
  return { catalogue, person, other, marked, tables };
}

async function erase({ userId }: { userId: string }) {
  await db.insert(accountDeletions).values({ userId, endsAt: NOW, hidAdvisor: false }).onConflictDoNothing();
  await db.execute(sql`update departures set ends_at = now() - interval '1 day' where user_id = ${userId}`);
  await eraseDueAccounts(new Date());
}

test.each([
  ["a client who has consulted", "client", true, STAYS],
  ["an advisor who has consulted", "advisor", true, STAYS_OF_ADVISORS],
  ["a client who never has", "client", false, {}],
  ["an advisor who never has", "advisor", false, {}],
] as const)("nothing that %s ever wrote, or is called, is left in any column of any table, but what is said to stay", async (_, role, hasConsulted, stays) => {
  const { catalogue, person, marked, tables } = await aLife(role, hasConsulted);
  expect(tables.length).toBeGreaterThan(hasConsulted ? 38 : 28);
  expect(marked.length).toBeGreaterThan(hasConsulted ? 85 : 70);
  const before = await marksLeft(catalogue.keys());
  // The search must find the planted words, and the name where the product wrote it for the other side.
  for (const place of [
    "users: users_email_",
    "profiles: profiles_last_name",
    "message_thread_sides: name",
    "outbox: name",
    "notifications: name",
  ])
    expect(before.some((mark) => mark.startsWith(place))).toBe(true);
  await erase(person);
  expect(await marksLeft(catalogue.keys())).toEqual(Object.keys(stays).sort());
});
