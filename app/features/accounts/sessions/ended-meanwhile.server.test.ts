import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sessions, users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { changePassword } from "#app/features/profiles/security/change-password.server";
import { askedDuring } from "../../../../tests/support/asked-during";
import { codeAt } from "../../../../tests/support/authenticator";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { makeLink } from "../email-links.server";
import { connectIdentity } from "../oauth/identities.server";
import { signInWithProvider } from "../oauth/sign-in-with-provider.server";
import { replacePassword } from "../password/own-password.server";
import { resetPassword } from "../password/password-reset.server";
import { hashPassword, isPassword } from "../password/passwords.server";
import { beginTwoFactor, confirmTwoFactor, findTwoFactor } from "../second-factor/turn-on.server";
import { signIn } from "../sign-in/sign-in.server";
import type { Viewer } from "../viewer";
import { endOtherSessions, findViewer, startSession } from "./sessions.server";

useDatabase();

const OLD = "Correct-horse-7";
const OWNERS = "Owners-horse-8";
const AT = new Date("2026-03-01T12:00:00Z");
const device = { address: "203.0.113.7", userAgent: "test" };

async function aSignedIn() {
  const { userId } = await aClient();
  await setPassword(db, userId, OLD);
  return (await findViewer(await startSession(db, { userId, rememberMe: true, device }, AT), AT))!;
}

/** The owner resets the password by email while a signed-in person's request is in progress. */
async function reset({ userId, email }: Viewer) {
  const link = await makeLink(db, { userId, email, purpose: "reset_password" }, AT);
  expect((await resetPassword(link.token, OWNERS, AT)).ok).toBe(true);
}

const hasPassword = async ({ userId }: Viewer, password: string) =>
  isPassword(password, (await db.select().from(users).where(eq(users.id, userId)))[0]?.passwordHash);

test("whose session was ended while they asked for another password gets none", async () => {
  const thief = await aSignedIn();
  await reset(thief);
  expect(await changePassword(thief, { newPassword: "Thieves-horse-9" }, device.address, AT)).toEqual({
    ok: false,
    reason: "accounts.signInAgain",
  });
  expect(await hasPassword(thief, OWNERS)).toBe(true);
});

test("nor an account elsewhere that lets them in, nor a second factor that keeps the owner out", async () => {
  const thief = await aSignedIn();
  await beginTwoFactor(thief, "", device.address, AT);
  const setup = await findTwoFactor(thief, AT);
  if (setup.kind !== "setup") throw new Error(setup.kind);
  await reset(thief);
  const claims = {
    issuer: "https://accounts.google.com",
    subject: "4711",
    email: "thief@example.com",
    isEmailVerified: true,
    name: "T",
    provedAt: null,
  };
  expect(await connectIdentity(thief, "google", claims, AT)).toEqual({ ok: false, reason: "accounts.signInAgain" });
  expect(await confirmTwoFactor(thief, codeAt(setup.secret, AT), AT)).toMatchObject({ ok: false, reason: "secondFactor.setupEnded" });
});

test.each([
  "another password",
  "a suspension",
])("a sign-in whose password is looked at while %s comes in begins no session", async (change) => {
  const { userId, email } = await aSignedIn();
  const passwordHash = change === "another password" ? await hashPassword(OWNERS) : null;
  const answer = await askedDuring(
    async (tx) => {
      if (passwordHash) await replacePassword(tx, userId, passwordHash, AT);
      else await tx.update(users).set({ suspendedAt: AT, suspendedReason: "test" }).where(eq(users.id, userId));
      await endOtherSessions(tx, userId);
    },
    () => signIn({ email, password: OLD, rememberMe: true }, device, AT),
  );
  expect(answer).toMatchObject({ ok: false });
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(0);
});

test("nor does one by an account elsewhere that is disconnected meanwhile, because its owner says that it was not them", async () => {
  const owner = await aSignedIn();
  const claims = {
    issuer: "https://accounts.google.com",
    subject: "0815",
    email: owner.email,
    isEmailVerified: true,
    name: "T",
    provedAt: null,
  };
  expect((await connectIdentity(owner, "google", claims, AT)).ok).toBe(true);
  const answer = await askedDuring(
    async (tx) => {
      await tx.delete(identities).where(eq(identities.userId, owner.userId));
      await endOtherSessions(tx, owner.userId);
    },
    () => signInWithProvider("google", claims, device, AT),
  );
  expect(answer).toEqual({ ok: false, reason: "oauth.knownAddress" });
  expect(await db.$count(sessions, eq(sessions.userId, owner.userId))).toBe(0);
});
