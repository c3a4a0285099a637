import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { useSettings } from "../../../../tests/support/settings";
import { hashingFigures } from "../password/passwords.server";
import { findViewer } from "../sessions/sessions.server";
import { confirmEmail } from "../sign-up/confirmation.server";
import { signUp } from "../sign-up/sign-up.server";
import { signIn } from "./sign-in.server";

useDatabase();
useSettings({ ADMIN_EMAILS: "root@example.com, Second@Example.com" });

const PASSWORD = "Correct-horse-7";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

beforeEach(async () => {
  await db.delete(users);
  await forgetCounts();
});

async function anAccount(email: string, { isConfirmed = true } = {}) {
  const [user] = await db.insert(users).values({ email }).returning();
  if (!isConfirmed) await signUp({ email, password: PASSWORD, category: null, returnTo: null }, "203.0.113.7", start);
  else await setPassword(db, user!.id, PASSWORD);
  if (isConfirmed) await db.transaction((tx) => confirmEmail(tx, user!.id, start));
  return user!.id;
}

function tryToSignIn(email: string, password: string, { address = "203.0.113.7", at = start, rememberMe = true } = {}) {
  return signIn({ email, password, rememberMe }, { address, userAgent: "Test browser" }, at);
}

const hashesDone = () => hashingFigures().finished;

test("the right password signs in, with a new token every time", async () => {
  const id = await anAccount("ann@example.com");
  const tokens = new Set<string>();
  for (let time = 0; time < 3; time += 1) {
    const result = await tryToSignIn("ann@example.com", PASSWORD);
    if (!result.ok) throw new Error(result.reason);
    tokens.add(result.admission.token);
    expect((await findViewer(result.admission.token, start))?.userId).toBe(id);
  }
  expect(tokens.size).toBe(3);
});

test("an unknown address, a wrong password and an account without password are one failure after one hash each", async () => {
  await anAccount("ann@example.com");
  await db.insert(users).values({ email: "google@example.com", emailConfirmedAt: start });
  const failure = { ok: false, reason: "accounts.invalidCredentials" };
  for (const email of ["ann@example.com", "nobody@example.com", "google@example.com"]) {
    const before = hashesDone();
    expect(await tryToSignIn(email, "Wrong-horse-7")).toEqual(failure);
    expect(hashesDone() - before).toBe(1);
  }
});

test("an unconfirmed address is told only after the right password", async () => {
  await anAccount("new@example.com", { isConfirmed: false });
  expect(await tryToSignIn("new@example.com", "Wrong-horse-7")).toMatchObject({ reason: "accounts.invalidCredentials" });
  expect(await tryToSignIn("new@example.com", PASSWORD)).toEqual({ ok: false, reason: "accounts.emailNotConfirmed" });
  expect(await db.select().from(sessions)).toHaveLength(0);
});

test("a suspended person cannot sign in, and is told so only after the right password", async () => {
  const id = await anAccount("ann@example.com");
  await db.update(users).set({ suspendedAt: start }).where(eq(users.id, id));
  expect(await tryToSignIn("ann@example.com", "Wrong-horse-7")).toMatchObject({ reason: "accounts.invalidCredentials" });
  expect(await tryToSignIn("ann@example.com", PASSWORD)).toEqual({ ok: false, reason: "accounts.suspended" });
});

test("remember me is kept with the person and the session", async () => {
  const id = await anAccount("ann@example.com");
  for (const rememberMe of [false, true]) {
    await db.delete(sessions).where(eq(sessions.userId, id));
    await tryToSignIn("ann@example.com", PASSWORD, { rememberMe });
    expect((await db.select().from(users).where(eq(users.id, id)))[0]?.rememberMe).toBe(rememberMe);
    expect((await db.select().from(sessions).where(eq(sessions.userId, id)))[0]?.rememberMe).toBe(rememberMe);
  }
});

test("an address of ADMIN_EMAILS has the admin role from its first sign-in, others never", async () => {
  for (const email of ["root@example.com", "second@example.com", "ann@example.com"]) {
    const [user] = await db.insert(users).values({ email, emailConfirmedAt: start }).returning();
    await setPassword(db, user!.id, PASSWORD);
    await tryToSignIn(email, PASSWORD);
  }
  const admins = await db.select({ email: users.email }).from(userRoles).innerJoin(users, eq(users.id, userRoles.userId));
  expect(admins.map(({ email }) => email).sort()).toEqual(["root@example.com", "second@example.com"]);
});

test("claiming an address of ADMIN_EMAILS without its mailbox gives nothing", async () => {
  await anAccount("root@example.com", { isConfirmed: false });
  await tryToSignIn("root@example.com", PASSWORD);
  expect(await db.select().from(userRoles)).toHaveLength(0);
});

test("the sixth attempt in fifteen minutes waits, even with the right password, and reaches no hash", async () => {
  await anAccount("ann@example.com");
  for (let time = 0; time < 5; time += 1) await tryToSignIn("ann@example.com", "Wrong-horse-7", { at: minutes(time) });
  const before = hashesDone();
  expect(await tryToSignIn("ann@example.com", PASSWORD, { at: minutes(5) })).toEqual({
    ok: false,
    reason: "accounts.tooManyAttempts",
    retryAfterSeconds: 600,
  });
  expect(hashesDone()).toBe(before);
  expect(await tryToSignIn("ann@example.com", PASSWORD, { at: minutes(15.1) })).toMatchObject({ ok: true });
});

test("a success clears what failed before", async () => {
  await anAccount("ann@example.com");
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 4; time += 1) await tryToSignIn("ann@example.com", "Wrong-horse-7");
    expect(await tryToSignIn("ann@example.com", PASSWORD)).toMatchObject({ ok: true });
  }
});

test("nobody is locked out from elsewhere: failures from one address leave another free", async () => {
  await anAccount("victim@example.com");
  for (let time = 0; time < 8; time += 1) await tryToSignIn("victim@example.com", "Wrong-horse-7", { address: "198.51.100.1" });
  expect(await tryToSignIn("victim@example.com", PASSWORD, { address: "203.0.113.7" })).toMatchObject({ ok: true });
});

test("another address of the same IPv6 /64, or an IPv4 one written as IPv6, is the same caller", async () => {
  for (let time = 0; time < 5; time += 1) await tryToSignIn("ann@example.com", "Wrong-horse-7", { address: `2001:db8:1:2::${time}` });
  expect(await tryToSignIn("ann@example.com", "Wrong-horse-7", { address: "2001:db8:1:2:aaaa::1" })).toMatchObject({
    reason: "accounts.tooManyAttempts",
  });
  for (let time = 0; time < 5; time += 1) await tryToSignIn("bob@example.com", "Wrong-horse-7", { address: "192.0.2.1" });
  expect(await tryToSignIn("bob@example.com", "Wrong-horse-7", { address: "::ffff:192.0.2.1" })).toMatchObject({
    reason: "accounts.tooManyAttempts",
  });
});

test("fifty failures on different accounts close one address, and no other", async () => {
  for (let person = 0; person < 50; person += 1) await tryToSignIn(`p${person}@example.com`, "Wrong-horse-7");
  expect(await tryToSignIn("p50@example.com", "Wrong-horse-7")).toMatchObject({ reason: "accounts.tooManyAttempts" });
  expect(await tryToSignIn("p50@example.com", "Wrong-horse-7", { address: "203.0.113.8" })).toMatchObject({
    reason: "accounts.invalidCredentials",
  });
});

test("successes do not use up the limit of a shared address", async () => {
  await anAccount("ann@example.com");
  for (let time = 0; time < 60; time += 1) await tryToSignIn("ann@example.com", PASSWORD);
  expect(await db.$count(attempts, eq(attempts.kind, "sign-in"))).toBe(0);
});

test("of fifty attempts at the same moment at most five reach the hash", async () => {
  await anAccount("ann@example.com");
  const before = hashesDone();
  const results = await Promise.all(Array.from({ length: 50 }, () => tryToSignIn("ann@example.com", "Wrong-horse-7")));
  expect(hashesDone() - before).toBe(5);
  expect(results.filter((result) => !result.ok && result.reason === "accounts.tooManyAttempts")).toHaveLength(45);
});

test("what is kept of attempts names nobody", async () => {
  await tryToSignIn("ann@example.com", "Wrong-horse-7");
  const rows = await db.select().from(attempts);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map((row) => ({ ...row, keyHash: row.keyHash.toString("latin1") })))).not.toMatch(/ann|example|203\.0/);
});
