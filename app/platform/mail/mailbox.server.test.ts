import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { useDatabase } from "../../../tests/support/database";
import { mailboxIn, mailboxOf } from "./mailbox";

useDatabase();

const MAILBOXES: [email: string, mailbox: string][] = [
  ["me@example.com", "me@example.com"],
  ["me+1@example.com", "me@example.com"],
  ["me+1+2@example.com", "me@example.com"],
  ["first.last@example.com", "first.last@example.com"],
  ["first.last+x@gmail.com", "firstlast@gmail.com"],
  ["f.i.r.s.tlast@googlemail.com", "firstlast@gmail.com"],
  ["+x@example.com", "+x@example.com"],
];

test.each(MAILBOXES)("%s leads to the mailbox %s, for the program and for the database alike", async (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
  await db.insert(users).values({ email });
  const [row] = await db
    .select({ mailbox: mailboxIn(users.email) })
    .from(users)
    .where(eq(users.email, email));
  expect(row).toEqual({ mailbox });
});

test("an address is the same mailbox in any letters", () => {
  expect([" Me+A@Example.COM ", "M.E@GMail.com"].map(mailboxOf)).toEqual(["me@example.com", "me@gmail.com"]);
});
