import { eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, inject, test, vi } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { auditLog, outbox } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { makeLink } from "#app/features/accounts/email-links.server";
import { requestPasswordReset } from "#app/features/accounts/password/password-reset.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { readConnections } from "#app/platform/connections/connections.server";
import { forgetFormer } from "#app/platform/connections/former-mail-server.server";
import { DAY_MS } from "#app/platform/durations";
import { closeEvents, onEvent, openEvents } from "#app/platform/events/events.server";
import { smtpUrl } from "#app/platform/mail/mail-server.server";
import { sendDue } from "#app/platform/mail/outbox.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import type { SmtpStandIn } from "../../../../tests/support/smtp-stand-in";
import { LOGINS, useTwoMailServers } from "../../../../tests/support/two-mail-servers";
import { sendTestMail } from "../first-day/test-mail.server";

useDatabase();

const { servers, save: saveAs, got } = useTwoMailServers();
let admins: [Viewer, Viewer];
const save = (whose: "own" | "theirs", days: number) => saveAs(admins[0], whose, days);

beforeEach(async () => {
  admins = [await anAdmin(), await anAdmin()];
});

/** Has an admin and a client ask for links, and returns who got one where. */
async function askForLinks() {
  const client = await aClient();
  const to = [admins[1].email, client.email];
  await db.delete(outbox);
  for (const email of to) await requestPasswordReset(email, { address: email }, new Date());
  await sendDue();
  const all = (whose: "own" | "theirs") => to.map((email) => got(whose, email));
  return { own: all("own"), theirs: all("theirs") };
}

const isOfMail = inArray(siteSettings.name, Object.values(MAIL_SETTINGS));

test("for a day a link into an admin's account goes through the server of before, with its user and from its sender, and everybody else's through the new one", async () => {
  await save("own", -30);
  await save("theirs", 0);
  expect(await askForLinks()).toEqual({ own: [1, 0], theirs: [0, 1] });
  expect(servers.own.mails[0]).toMatchObject({ from: LOGINS.own.user });
  await db.update(siteSettings).set({ updatedAt: new Date(Date.now() - 1.01 * DAY_MS) });
  await readConnections();
  expect(await askForLinks()).toEqual({ own: [1, 0], theirs: [1, 1] });
});

test("who changes the server again and again has no other former server for it, and one that refuses passes no link on to theirs", async () => {
  await save("own", -30);
  for (const days of [-6, -3, -2, 0]) await save("theirs", days);
  await servers.own.close();
  expect(await askForLinks()).toEqual({ own: [0, 0], theirs: [0, 1] });
  const [waiting] = await db.select().from(outbox).where(eq(outbox.recipient, admins[1].email));
  expect(waiting).toMatchObject({ sentAt: null, lastError: expect.stringContaining("ECONNREFUSED") });
  expect(waiting?.lastError).not.toContain(LOGINS.own.password);
  await servers.own.listen();
});

test("where there was none no link into an admin's account is sent for a day; where the environment names one there is no such day", async () => {
  await save("theirs", 0);
  expect(await askForLinks()).toEqual({ own: [0, 0], theirs: [0, 1] });
  const [withheld] = await db.select().from(outbox).where(eq(outbox.recipient, admins[1].email));
  expect(withheld?.lastError).toContain("Just after");
  const url = `smtp://${encodeURIComponent(LOGINS.own.user)}:${LOGINS.own.password}@${servers.own.host}:2525?ignoreTLS=true`;
  moveConfig({ ...process.env, SMTP_URL: url });
  expect(await askForLinks()).toEqual({ own: [1, 1], theirs: [0, 0] });
});

test("the warnings of the change reach admins through the server of before, or the new one if that is gone; the test mail tries the new one", async () => {
  await save("own", -30);
  await db.delete(outbox);
  await save("theirs", 0);
  await sendTestMail(admins[0], new Date());
  await sendDue();
  const warned = ({ mails }: SmtpStandIn) => mails.filter(({ to }) => admins.some(({ email }) => email === to)).length;
  expect([warned(servers.own), warned(servers.theirs)]).toEqual([2, 1]);
  await servers.own.close();
  await save("theirs", 0);
  await db.execute(sql`update outbox set send_after = now() - interval '1 second' where sent_at is null`);
  await sendDue();
  expect([warned(servers.own), warned(servers.theirs)]).toEqual([2, 3]);
  await servers.own.listen();
});

test("'this wasn't me' puts the server of before back, with its password, as if it had stood all along", async () => {
  await save("own", -30);
  await db.update(auditLog).set({ createdAt: new Date(Date.now() - 30 * DAY_MS) });
  const before = await db.select().from(siteSettings).where(isOfMail).orderBy(siteSettings.name);
  await readConnections();
  const url = smtpUrl();
  await save("theirs", -1);
  await save("theirs", 0);
  const { userId, email } = admins[0];
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 60_000));
  expect(await reportSignIn(token, new Date())).toEqual({ ok: true });
  await readConnections();
  expect([smtpUrl(), await db.select().from(siteSettings).where(isOfMail).orderBy(siteSettings.name)]).toEqual([url, before]);
  expect(await db.$count(sealedSettings)).toBe(1);
  expect(await askForLinks()).toEqual({ own: [1, 1], theirs: [0, 0] });
});

test("what stood before is kept sealed, and for a week", async () => {
  await save("own", -30);
  await save("theirs", 0);
  const kept = await db.select().from(sealedSettings);
  expect(kept).toHaveLength(2);
  expect(kept.some(({ sealed }) => sealed.includes(LOGINS.own.password))).toBe(false);
  await forgetFormer(db, new Date(Date.now() + 6.9 * DAY_MS));
  expect(await db.$count(sealedSettings)).toBe(2);
  await forgetFormer(db, new Date(Date.now() + 7.1 * DAY_MS));
  expect(await db.$count(sealedSettings)).toBe(1);
});

test("'this wasn't me' has every server that runs read the mail server anew", async () => {
  await save("own", -30);
  await db.update(auditLog).set({ createdAt: new Date(Date.now() - 30 * DAY_MS) });
  await save("theirs", -1);
  const { rows } = await db.execute<{ database: string }>(sql`select current_database() as database`);
  const heard: string[] = [];
  onEvent("connections", () => heard.push("connections"));
  await openEvents({ ...inject("cluster"), database: rows[0]!.database });
  try {
    heard.length = 0;
    const { userId, email } = admins[0];
    const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 60_000));
    expect(await reportSignIn(token, new Date())).toEqual({ ok: true });
    await vi.waitFor(() => expect(heard).toEqual(["connections"]), { timeout: 60_000 });
  } finally {
    await closeEvents();
  }
});
