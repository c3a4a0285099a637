import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { outbox } from "#app/db/schema/operations";
import { LIMITS } from "#app/platform/limits/limits";
import { mailsTo } from "../../../../tests/support/account-mails";
import { useDatabase } from "../../../../tests/support/database";
import { requestPasswordReset } from "../password/password-reset.server";
import { sendConfirmationAgain } from "../sign-up/confirmation.server";
import { signUp } from "../sign-up/sign-up.server";

useDatabase();

const EMAIL = "ann@example.com";
const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const network = (index: number) => `198.51.${index}.7`;
const MOST = LIMITS["mail-to-named"].perPerson;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(attempts);
  await db.delete(outbox);
});

const ASKING = {
  "sign-up": (index: number, at: Date) =>
    signUp({ email: EMAIL, password: "Correct-horse-7", category: null, returnTo: null }, network(index), at),
  "send-again": (index: number, at: Date) => sendConfirmationAgain(EMAIL, { returnTo: null, signUpId: null }, network(index), at),
  reset: (index: number, at: Date) => requestPasswordReset(EMAIL, network(index), at),
};

test.each([
  "sign-up",
  "send-again",
  "reset",
] as const)("%s mails one address ten times an hour, from however many networks", async (kind) => {
  const answers: boolean[] = [];
  if (kind !== "sign-up") await db.insert(users).values({ email: EMAIL });
  for (let index = 0; index <= MOST; index += 1) answers.push((await ASKING[kind](index, start)).ok);
  expect(answers).toEqual([...Array(MOST).fill(true), false]);
  expect(await mailsTo(EMAIL)).toHaveLength(MOST);
  expect(await ASKING[kind](MOST + 1, minutes(59))).toMatchObject({ ok: false, reason: "accounts.tooManyAttempts" });
  expect((await ASKING[kind](MOST + 2, minutes(60))).ok).toBe(true);
});

test("who names nobody's address waits after as many, and an address beside it is another", async () => {
  const ask = (email: string, index: number) => requestPasswordReset(email, network(index), start);
  for (let index = 0; index < MOST; index += 1) expect((await ask("nobody@example.com", index)).ok).toBe(true);
  expect([(await ask("nobody@example.com", MOST)).ok, (await ask("somebody@example.com", MOST)).ok]).toEqual([false, true]);
});
