import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { useDatabase } from "../../../tests/support/database";
import { claimDue, turnOf } from "./claim-due.server";

useDatabase();

beforeEach(async () => {
  await db.delete(outbox);
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
let keys = 0;

/** Inserts a mail that was written so many seconds ago and has been due since. */
async function written(recipient: string, seconds: number, { kind = "new_device", isSent = false } = {}) {
  keys += 1;
  const words = { kind, subject: "", text: "", html: "", recipient, dedupeKey: `key ${keys}`, turn: turnOf(kind, recipient) };
  await db.insert(outbox).values({ ...words, createdAt: ago(seconds), sendAfter: ago(seconds), sentAt: isSent ? ago(seconds) : null });
}

/** The recipients, in the order in which their mails are claimed. */
async function order() {
  const to: string[] = [];
  for (let mail = await claimDue(); mail; mail = await claimDue()) {
    to.push(mail.recipient);
    await db.execute(`update outbox set sent_at = now() where id = '${mail.id}'`);
  }
  return to;
}

test("many mails to one recipient keep back nobody else's: whoever was written to less comes first, then whose has waited longest", async () => {
  for (let index = 0; index < 6; index += 1) await written("flood", 600 - index);
  await written("ann", 20);
  await written("bob", 10);
  expect(await order()).toEqual(["flood", "ann", "bob", "flood", "flood", "flood", "flood", "flood"]);
});

test("what somebody got more than an hour ago does not count, and what a recipient got just now does", async () => {
  await written("ann", 3601, { isSent: true });
  await written("bob", 3590, { isSent: true });
  await written("bob", 30);
  await written("ann", 20);
  expect(await order()).toEqual(["ann", "bob"]);
});

test.each([
  "confirm_email",
  "known_address",
  "reset_password",
  "reported_sign_in",
  "change_email_new",
  "change_email_old",
])("a link that somebody waits for goes before all else: %s", async (kind) => {
  await written("ann", 60, { isSent: true });
  await written("bob", 600);
  await written("cleo", 500);
  await written("ann", 1, { kind });
  expect(await order()).toEqual(["ann", "bob", "cleo"]);
});

test("what waits for its time, or was given up, is claimed by nobody", async () => {
  await written("ann", -60);
  await written("bob", 60);
  await db
    .update(outbox)
    .set({ parkedAt: ago(1) })
    .where(eq(outbox.recipient, "bob"));
  expect(await order()).toEqual([]);
});
