import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { HASHES_AT_ONCE, hashingFigures, hashPassword, isPassword } from "./passwords.server";

test("a password is hashed with argon2id, 19 MiB, two passes and one lane, each time differently", async () => {
  const [one, two] = [await hashPassword("Full-cost-horse-7"), await hashPassword("Full-cost-horse-7")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await isPassword("Full-cost-horse-7", one)).toBe(true);
  expect(await isPassword("full-cost-horse-7", one)).toBe(false);
});

test("spaces, long and unusual passwords count to the last character", async () => {
  for (const password of ["  Aa1 outer  ", `Aa1${"x".repeat(125)}`, "Ünïcödé 🔑 1A", "Aa1\u0000zero"]) {
    const kept = await hashPassword(password);
    expect(await isPassword(password, kept)).toBe(true);
    expect(await isPassword(password.slice(0, -1), kept)).toBe(false);
    expect(await isPassword(password.trim(), kept)).toBe(password === password.trim());
  }
});

test("a hash that is none is a failure, and the thread goes on", async () => {
  await expect(isPassword("Correct-horse-7", "no hash")).rejects.toThrow();
  expect(await isPassword("Correct-horse-7", await hashPassword("Correct-horse-7"))).toBe(true);
});

test("without a hash the answer is no, after the same work", async () => {
  const before = hashingFigures().finished;
  for (const kept of [null, undefined, ""]) expect(await isPassword("Correct-horse-7", kept)).toBe(false);
  expect(hashingFigures().finished - before).toBe(3);
});

test("hashes leave one core to the pages, sixty-four wait, and the next is refused at once", async () => {
  expect(HASHES_AT_ONCE).toBe(Math.min(4, Math.max(1, availableParallelism() - 1)));
  const most = HASHES_AT_ONCE + 64;
  const asked = Array.from({ length: most + 1 }, () => isPassword("Correct-horse-7", null));
  expect(hashingFigures()).toMatchObject({ running: HASHES_AT_ONCE, waiting: 64 });
  await expect(asked[most]).rejects.toBeInstanceOf(TooBusy);
  expect(await Promise.all(asked.slice(0, most))).toHaveLength(most);
  expect(hashingFigures()).toMatchObject({ running: 0, waiting: 0 });
});
