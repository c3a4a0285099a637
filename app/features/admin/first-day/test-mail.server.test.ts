import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { saveMailServer } from "#app/features/admin/connections/connections.server";
import { readConnections } from "#app/platform/connections/connections.server";
import { AWAY } from "#app/platform/mail/mail.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { readMailState, sendTestMail } from "./test-mail.server";

useDatabase();

const TABLES = [siteSettings, sealedSettings, outbox];

beforeEach(async () => {
  moveConfig({ ...process.env, SMTP_URL: "", MAIL_FROM: "" });
  for (const table of TABLES) await db.delete(table);
  await readConnections();
  return () => moveConfig();
});
afterAll(async () => {
  for (const table of TABLES) await db.delete(table);
  await readConnections();
});

const queue = (values: Partial<typeof outbox.$inferInsert> = {}) =>
  db
    .insert(outbox)
    .values({ dedupeKey: `k${Math.random()}`, kind: "greeting", recipient: "a@example.com", subject: "", text: "", html: "", ...values });
const setServer = async () => {
  const admin = await anAdmin();
  const server = { host: "mail.example", port: "465", encryption: "tls" } as const;
  await saveMailServer(admin, { version: new Date(0), password: "", ...server }, new Date());
  await db.delete(outbox);
  await readConnections();
  return admin;
};

test("a server that was just set is untried, whatever was sent before and in that moment", async () => {
  await queue({ sentAt: sql`now()` as never });
  expect(await readMailState()).toEqual({ mail: "files", problem: null });
  await setServer();
  await queue({ sentAt: sql`now() - interval '1 hour'` as never });
  await queue({ sentAt: sql`now()` as never });
  expect(await readMailState()).toEqual({ mail: "untried", problem: null });
  await queue({ sentAt: sql`now() + interval '2 minutes'` as never });
  expect(await readMailState()).toEqual({ mail: "sent", problem: null });
});

test("a server that takes nobody's mail is said to refuse without a test mail, until the mail has gone", async () => {
  const admin = await setServer();
  const away = await queue({ lastError: `Error: ${AWAY}: Invalid login: 535`, sendAfter: sql`now() + interval '30 seconds'` as never });
  expect([away.rowCount, await readMailState()]).toEqual([1, { mail: "refused", problem: "password" }]);
  await db.update(outbox).set({ sentAt: new Date(), lastError: null });
  await sendTestMail(admin, new Date());
  expect((await readMailState()).mail).toBe("waiting");
  await db.update(outbox).set({ lastError: "Error: Can't send mail - all recipients were rejected: 550" }).where(sql`kind = 'test_mail'`);
  expect(await readMailState()).toEqual({ mail: "refused", problem: "recipient" });
});

test("mails that wait because of the server are tried soon through the next one", async () => {
  const admin = await anAdmin();
  await queue({ lastError: `Error: ${AWAY}: timeout`, sendAfter: sql`now() + interval '30 seconds'` as never });
  await queue({ lastError: "Error: 550 nobody", sendAfter: sql`now() + interval '30 seconds'` as never });
  await saveMailServer(admin, { version: new Date(0), password: "", host: "mail.example", port: "465", encryption: "tls" }, new Date());
  const rows = await db.execute<{ error: string | null; soon: boolean }>(
    sql`select last_error as error, send_after < now() + interval '5 seconds' as soon from outbox where kind = 'greeting' order by last_error nulls first`,
  );
  expect(rows.rows).toEqual([
    { error: null, soon: true },
    { error: "Error: 550 nobody", soon: false },
  ]);
});
