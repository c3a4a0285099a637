import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { SoftwareAuthenticator } from "../../../../tests/support/passkey";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { connectIdentity, disconnectIdentity } from "../oauth/identities.server";
import { beginPasskey, finishPasskey, removePasskey } from "../passkeys/passkeys.server";
import { registrationSchema } from "../passkeys/schema";
import { findViewer, startSession } from "../sessions/sessions.server";

const SITE = "http://localhost:3000";

useDatabase();
useSettings({ BASE_URL: SITE });

const AT = new Date();
const MOST = LIMITS["account-change"].perPerson;
const CLAIMS = { issuer: "https://id.example", subject: "1", email: "ada@example.org", isEmailVerified: true, name: "Ada", provedAt: null };

beforeEach(async () => {
  await db.delete(attempts);
});

async function aSignedIn() {
  const { userId } = await aClient();
  await setPassword(db, userId, "Correct-horse-7");
  const token = await startSession(db, { userId, rememberMe: true, device: { address: "203.0.113.7", userAgent: "test" } }, AT);
  return (await findViewer(token, AT))!;
}

test("an account elsewhere that is connected and disconnected over and over is mailed of as often as the table lets it, and stays as it then is", async () => {
  const viewer = await aSignedIn();
  const reasons = new Set<unknown>();
  for (let round = 0; round < MOST; round += 1) {
    const answers = [await connectIdentity(viewer, "google", CLAIMS, AT), await disconnectIdentity(viewer, "google", AT)];
    for (const answer of answers) if (!answer.ok) reasons.add(answer.reason);
  }
  expect(await mailsTo(viewer.email)).toHaveLength(MOST);
  expect([...reasons]).toEqual(["accounts.tooManyChanges"]);
  expect(await db.$count(identities)).toBe(0);
});

test("passkeys that are taken away one after the other are mailed of as often as the table lets them, and the others stay", async () => {
  const viewer = await aSignedIn();
  const { userId } = viewer;
  const keys = Array.from({ length: MOST + 2 }, () => ({ id: randomUUID(), userId, publicKey: Buffer.alloc(8), counter: 0, name: "Key" }));
  await db.insert(passkeys).values(keys.map((key) => ({ ...key, credentialId: key.id, isSynced: false })));
  const answers = [];
  for (const { id } of keys) answers.push((await removePasskey(viewer, id, AT)).ok);
  expect(answers).toEqual([...Array(MOST).fill(true), false, false]);
  expect([(await mailsTo(viewer.email)).length, await db.$count(passkeys)]).toEqual([MOST, 2]);
});

test("passkeys that are added and taken away over and over are mailed of as often as the table lets them", async () => {
  const viewer = await aSignedIn();
  const add = async () => {
    const begun = await beginPasskey(viewer, AT);
    if (!begun.ok) throw new Error(begun.reason);
    const answer = registrationSchema.parse(new SoftwareAuthenticator(SITE).register(begun.options));
    return finishPasskey(viewer, { token: begun.token, answer, name: "Key" }, AT);
  };
  const reasons = [];
  for (let round = 0; round < MOST / 2 + 1; round += 1) {
    const added = await add();
    if (!added.ok) reasons.push(added.reason);
    for (const { id } of await db.select({ id: passkeys.id }).from(passkeys)) await removePasskey(viewer, id, AT);
  }
  expect([(await mailsTo(viewer.email)).length, reasons]).toEqual([MOST, ["accounts.tooManyChanges"]]);
});
