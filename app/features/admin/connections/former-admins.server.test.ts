import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { outbox } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { requestPasswordReset } from "#app/features/accounts/password/password-reset.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { readConnections } from "#app/platform/connections/connections.server";
import { DAY_MS } from "#app/platform/durations";
import { sendDue } from "#app/platform/mail/outbox.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { SmtpStandIn } from "../../../../tests/support/smtp-stand-in";
import { revokeAdmin, suspendPerson } from "../people/people.server";
import { readConnectionsToEdit, saveMailServer } from "./connections.server";

useDatabase();

const LOGIN = { user: "us@advice.example", password: "the-password-of-before" };
const THIEF = { user: "them@evil.example", password: "another" };
const OWNER = "second.owner@advice.example";
let own: SmtpStandIn;
let theirs: SmtpStandIn;
let [a, b]: Viewer[] = [];

beforeEach(async () => {
  moveConfig({ ...process.env, SMTP_URL: "", MAIL_FROM: "", ADMIN_EMAILS: OWNER });
  for (const table of [siteSettings, sealedSettings, outbox]) await db.delete(table);
  await db.delete(users).where(eq(users.email, OWNER));
  [own, theirs] = [new SmtpStandIn(LOGIN), new SmtpStandIn(THIEF)];
  await Promise.all([own.listen(), theirs.listen()]);
  [a, b] = [await anAdmin(), await anAdmin()];
  return async () => {
    moveConfig();
    for (const table of [siteSettings, sealedSettings, outbox]) await db.delete(table);
    await readConnections();
    await Promise.all([own.close(), theirs.close()]);
  };
});

/** Saves one of the servers as an admin does, in so many days from now. */
async function save({ host }: { host: string }, { user, password }: typeof LOGIN, days: number) {
  const server = { host, port: "2525", encryption: "none", user, senderName: "", senderAddress: user } as const;
  const version = new Date((await readConnectionsToEdit()).mail.version);
  expect(await saveMailServer(a!, { ...server, version, password }, new Date(Date.now() + days * DAY_MS))).toEqual({ ok: true });
  await readConnections();
}

const gotBy = ({ mails }: SmtpStandIn, email: string) => mails.filter(({ to }) => to === email).length;

/** Asks for a new password of somebody, and returns how many mails to them went where. */
async function linkOf(email: string) {
  await db.delete(outbox);
  await requestPasswordReset(email, { address: email }, new Date());
  await sendDue();
  return { own: gotBy(own, email), theirs: gotBy(theirs, email) };
}

test.each(["after", "before"])("who took another admin's role %s leading the mails elsewhere gets no link of theirs", async (when) => {
  await save(own, LOGIN, -30);
  const steps = [() => save(theirs, THIEF, 0), async () => expect(await revokeAdmin(a!, b!.userId)).toEqual({ ok: true })];
  for (const step of when === "after" ? steps : steps.reverse()) await step();
  expect(await linkOf(b!.email)).toEqual({ own: 1, theirs: 0 });
});

test("a suspended admin's link stays with the server of before, and everybody else's goes through the new one", async () => {
  await save(own, LOGIN, -30);
  await save(theirs, THIEF, 0);
  expect(await suspendPerson(a!, { personId: b!.userId, reason: "x" }, new Date())).toEqual({ ok: true });
  expect((await linkOf(b!.email)).theirs).toBe(0);
  expect(await linkOf((await aClient()).email)).toEqual({ own: 0, theirs: 1 });
});

test("nobody signs up as an address that ADMIN_EMAILS makes an admin through a server that was just set", async () => {
  await save(own, LOGIN, -30);
  await save(theirs, THIEF, 0);
  await db.delete(outbox);
  const entry = { email: OWNER, password: "Thiefs-own-pass-7", category: null, returnTo: null };
  expect(await signUp(entry, "203.0.113.66", new Date())).toMatchObject({ ok: true });
  await sendDue();
  expect([gotBy(own, OWNER), gotBy(theirs, OWNER)]).toEqual([1, 0]);
});

test("however many mails to admins wait for a server of before that is gone, it is asked once, and others' go on at once", async () => {
  await save(own, LOGIN, -30);
  await own.close();
  let asked = 0;
  const gone = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => gone.listen(2525, own.host, resolve));
  await save(theirs, THIEF, 0);
  const client = await aClient();
  await db.delete(outbox);
  for (const network of [1, 2, 3])
    await requestPasswordReset(network % 2 ? a!.email : b!.email, { address: `198.51.${network}.7` }, new Date());
  await requestPasswordReset(client.email, { address: "192.0.2.8" }, new Date());
  await sendDue();
  expect([asked, gotBy(theirs, client.email), gotBy(theirs, a!.email), gotBy(theirs, b!.email)]).toEqual([1, 1, 0, 0]);
  const waiting = await db.select().from(outbox).where(eq(outbox.recipient, b!.email));
  expect(waiting).toMatchObject([{ attempts: 0, parkedAt: null, sentAt: null }]);
  await new Promise((resolve) => gone.close(resolve));
  await own.listen();
});
