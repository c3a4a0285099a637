import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { outbox } from "#app/db/schema/operations";
import { requestPasswordReset } from "#app/features/accounts/password/password-reset.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { sendDue } from "#app/platform/mail/outbox.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { useTwoMailServers } from "../../../../tests/support/two-mail-servers";
import { revokeAdmin, suspendPerson } from "../people/people.server";

useDatabase();

const OWNER = "second.owner@advice.example";
const { servers, save, got } = useTwoMailServers({ ADMIN_EMAILS: OWNER });
let [a, b]: Viewer[] = [];

beforeEach(async () => {
  await db.delete(users).where(eq(users.email, OWNER));
  [a, b] = [await anAdmin(), await anAdmin()];
});

/** Asks for a new password of somebody, and returns how many mails to them went where. */
async function linkOf(email: string) {
  await db.delete(outbox);
  await requestPasswordReset(email, { address: email }, new Date());
  await sendDue();
  return { own: got("own", email), theirs: got("theirs", email) };
}

test.each(["after", "before"])("who took another admin's role %s leading the mails elsewhere gets no link of theirs", async (when) => {
  await save(a!, "own", -30);
  const steps = [() => save(a!, "theirs", 0), async () => expect(await revokeAdmin(a!, b!.userId)).toEqual({ ok: true })];
  for (const step of when === "after" ? steps : steps.reverse()) await step();
  expect(await linkOf(b!.email)).toEqual({ own: 1, theirs: 0 });
});

test("a suspended admin's link stays with the server of before, and everybody else's goes through the new one", async () => {
  await save(a!, "own", -30);
  await save(a!, "theirs", 0);
  expect(await suspendPerson(a!, { personId: b!.userId, reason: "x" }, new Date())).toEqual({ ok: true });
  expect((await linkOf(b!.email)).theirs).toBe(0);
  expect(await linkOf((await aClient()).email)).toEqual({ own: 0, theirs: 1 });
});

test("nobody signs up as an address that ADMIN_EMAILS makes an admin through a server that was just set", async () => {
  await save(a!, "own", -30);
  await save(a!, "theirs", 0);
  await db.delete(outbox);
  const entry = { email: OWNER, password: "Thiefs-own-pass-7", category: null, returnTo: null };
  expect(await signUp(entry, "203.0.113.66", new Date())).toMatchObject({ ok: true });
  await sendDue();
  expect([got("own", OWNER), got("theirs", OWNER)]).toEqual([1, 0]);
});

test("however many mails to admins wait for a server of before that is gone, it is asked once, and others' go on at once", async () => {
  await save(a!, "own", -30);
  await servers.own.close();
  let asked = 0;
  const gone = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => gone.listen(2525, servers.own.host, resolve));
  await save(a!, "theirs", 0);
  const client = await aClient();
  await db.delete(outbox);
  for (const network of [1, 2, 3])
    await requestPasswordReset(network % 2 ? a!.email : b!.email, { address: `198.51.${network}.7` }, new Date());
  await requestPasswordReset(client.email, { address: "192.0.2.8" }, new Date());
  await sendDue();
  expect([asked, got("theirs", client.email), got("theirs", a!.email), got("theirs", b!.email)]).toEqual([1, 1, 0, 0]);
  const waiting = await db.select().from(outbox).where(eq(outbox.recipient, b!.email));
  expect(waiting).toMatchObject([{ attempts: 0, parkedAt: null, sentAt: null }]);
  await new Promise((resolve) => gone.close(resolve));
  await servers.own.listen();
});
