import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emailTokens, users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { signInWithProvider } from "../oauth/sign-in-with-provider.server";
import { signUp } from "./sign-up.server";
import { deleteUnconfirmed } from "./unconfirmed.server";

useDatabase();

const start = new Date("2026-03-01T12:00:00Z");
const days = (count: number) => new Date(start.getTime() + count * 86_400_000);
const device = { address: "203.0.113.7", userAgent: "Test browser" };
const join = (email: string, at = start) =>
  signUp({ email, password: "Strangers-horse-7", category: null, returnTo: null }, device.address, at);
const idOf = async (email: string) => (await db.select().from(users).where(eq(users.email, email)))[0]?.id;
const begun = async (email: string) => {
  await join(email);
  await db.update(users).set({ createdAt: start }).where(eq(users.email, email));
  return idOf(email);
};

test("whoever a provider vouches for has their address, though a stranger signed up with it and never confirmed, and nothing of the stranger's", async () => {
  const email = "mine@example.com";
  const strangers = await begun(email);
  const claims = { issuer: "https://accounts.google.com", subject: "4712", email, isEmailVerified: true, name: "Ada", provedAt: null };
  expect(await signInWithProvider("google", claims, device, start)).toMatchObject({ ok: true, admission: { kind: "session" } });
  const [mine] = await db.select().from(users).where(eq(users.email, email));
  expect([mine?.id === strangers, mine?.passwordHash, mine?.emailConfirmedAt]).toEqual([false, null, start]);
  expect(await db.$count(identities, eq(identities.userId, mine?.id ?? ""))).toBe(1);
  expect(await db.$count(emailTokens, eq(emailTokens.email, email))).toBe(0);
  await join(email, days(1));
  expect(await idOf(email)).toBe(mine?.id);
});

test("an account that was suspended before anybody confirmed it opens for no provider", async () => {
  const email = "suspended@example.com";
  await begun(email);
  await db.update(users).set({ suspendedAt: start }).where(eq(users.email, email));
  const claims = { issuer: "https://accounts.google.com", subject: "4713", email, isEmailVerified: true, name: "Ada", provedAt: null };
  expect(await signInWithProvider("google", claims, device, start)).toEqual({ ok: false, reason: "oauth.knownAddress" });
});

test("an account that nobody confirms goes a week after its newest sign-up, unless its newest link still works; nobody else's does", async () => {
  const [client, { userId: advisor }] = [await aClient(), await anAdvisor({})];
  const erased = await aClient();
  await db.update(users).set({ emailConfirmedAt: null, suspendedAt: start }).where(eq(users.id, erased.userId));
  await db.update(users).set({ createdAt: days(-400) });
  const [forgotten, again] = [await begun("forgotten@example.com"), await begun("again@example.com")];
  await join("again@example.com", days(7.5));
  const left = async () => (await db.select({ id: users.id }).from(users)).map(({ id }) => id);
  await deleteUnconfirmed(days(7));
  expect(await left()).toContain(forgotten);
  await deleteUnconfirmed(days(7.6));
  expect(await left()).not.toContain(forgotten);
  expect(await left()).toEqual(expect.arrayContaining([client.userId, advisor, erased.userId, again]));
  await deleteUnconfirmed(days(14.4));
  expect(await left()).toContain(again);
  await deleteUnconfirmed(days(14.6));
  expect(await left()).not.toContain(again);
});
