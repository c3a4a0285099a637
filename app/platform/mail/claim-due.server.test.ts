import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { useDatabase } from "../../../tests/support/database";
import { claimDue } from "./claim-due.server";

useDatabase();

beforeEach(async () => {
  await db.delete(outbox);
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
let keys = 0;

const due = (recipient: string, seconds: number, more: Partial<typeof outbox.$inferInsert> = {}) => {
  keys += 1;
  const words = { kind: "new_device", subject: "", text: "", html: "" };
  return { ...words, dedupeKey: `key ${keys}`, recipient, sendAfter: ago(seconds), ...more };
};

/** Whom the mails go to, one after the other, as each is sent. */
async function order() {
  const to: string[] = [];
  for (let mail = await claimDue(); mail; mail = await claimDue()) {
    to.push(mail.recipient);
    await db.execute(`update outbox set sent_at = now() where id = '${mail.id}'`);
  }
  return to;
}

test("many mails to one recipient keep back nobody else's: whoever got the fewest comes first, then whose has waited longest", async () => {
  await db.insert(outbox).values([...Array.from({ length: 6 }, (_, index) => due("flood", 600 - index)), due("ann", 20), due("bob", 10)]);
  expect((await order()).slice(0, 3)).toEqual(["flood", "ann", "bob"]);
});

test("what somebody got an hour ago does not count, and what a recipient got just now does", async () => {
  const sent = (to: string, seconds: number) => due(to, seconds, { sentAt: ago(seconds) });
  await db.insert(outbox).values([sent("ann", 4000), sent("bob", 60), due("bob", 30), due("ann", 20)]);
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
  const got = due("ann", 100, { sentAt: ago(60) });
  await db.insert(outbox).values([got, due("bob", 600), due("cleo", 500), due("ann", 1, { kind })]);
  expect(await order()).toEqual(["ann", "bob", "cleo"]);
});
