import { setImmediate } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import type { Viewer } from "#app/features/accounts/viewer";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { aClient } from "../../../../tests/support/people";
import { hashingFigures, hashPassword } from "../password/passwords.server";
import { signUp } from "../sign-up/sign-up.server";
import { signIn } from "./sign-in.server";

useDatabase();

const at = new Date("2026-12-01T12:00:00Z");
const DEVICE = { address: "203.0.113.7", userAgent: "Test browser" };
let owner: Viewer;

beforeEach(async () => {
  await forgetCounts();
  owner = await aClient();
  await setPassword(db, owner.userId, "Right-horse-77");
  // A stranger's sign-up with that address: each wrong password is compared with two.
  await signUp({ email: owner.email, password: "Strangers-horse-7", category: null, returnTo: null }, "203.0.113.99", at);
});

const counted = () => db.$count(attempts, eq(attempts.kind, "sign-in"));

/** Fills the line of hashes until some work is over, from when it is asked to begin. */
async function withFullLine(work: () => Promise<unknown>, begins: "before" | "with the first hash") {
  const line: Promise<unknown>[] = [];
  let isOver = false;
  const fill = () => {
    while (hashingFigures().waiting < 64) line.push(hashPassword("Others-horse-7").catch(() => null));
  };
  if (begins === "before") fill();
  const answer = work()
    .catch((error: unknown) => error)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    if (begins === "before" || hashingFigures().running > 0) fill();
    await setImmediate();
  }
  await Promise.all(line);
  return answer;
}

const guess = () => signIn({ email: owner.email, password: "Wrong-horse-77", rememberMe: false }, DEVICE, at);

test("a guess of which the first hash was made counts, also while the line is full at the second", async () => {
  const before = await counted();
  expect(await withFullLine(guess, "with the first hash")).toBeInstanceOf(TooBusy);
  expect((await counted()) - before).toBeGreaterThan(0);
});
