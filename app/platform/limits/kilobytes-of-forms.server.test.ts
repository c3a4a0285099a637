import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { useDatabase } from "../../../tests/support/database";
import { useSettings } from "../../../tests/support/settings";
import { makePieceCount } from "./kilobytes-of-forms.server";
import { LIMITS } from "./limits";

useSettings({ RATE_LIMITS: "on" });
useDatabase();

const { perPerson, perNetwork } = LIMITS["form-kilobyte"];
const FORM = 60;

beforeEach(() => db.delete(attempts));

const servers = (count: number) => Array.from({ length: count }, makePieceCount);
const someone = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Posts forms to servers in turn until each refuses one after the other; returns how many kilobytes were let in. */
async function letIn(all: ReturnType<typeof servers>, doer: (form: number) => { address?: string; userId?: string }) {
  let kilobytes = 0;
  for (let form = 0, refused = 0; refused < all.length; form += 1) {
    const isRefused = (await all[form % all.length]!({ ...doer(form), units: FORM })) !== null;
    refused = isRefused ? refused + 1 : 0;
    if (!isRefused) kilobytes += FORM;
  }
  return kilobytes;
}

test("what a person posts to four servers is as much as they may post to one, but for a piece of each", async () => {
  const let4 = await letIn(servers(4), () => ({ userId: someone(1), address: "203.0.113.1" }));
  expect(let4).toBeGreaterThan(perPerson - 4 * 100 - FORM);
  expect(let4).toBeLessThanOrEqual(perPerson + 4 * 100);
});

test("what a network posts to four servers, whoever of it, is as much as it may post to one, but for a piece of each", async () => {
  const let4 = await letIn(servers(4), (form) => ({ userId: someone(form), address: "203.0.113.2" }));
  expect(let4).toBeGreaterThan(perNetwork - 4 * 100 - FORM);
  expect(let4).toBeLessThanOrEqual(perNetwork + 4 * 100);
});

test("an IPv6 site that posts from another of its networks each time is counted as the site, whichever of them", async () => {
  const post = makePieceCount();
  for (let form = 0; form < 5; form += 1) await post({ address: `2001:db8:7:${form}0${form}::1`, units: FORM });
  expect(await db.$count(attempts)).toBe(3);
});

test("a refusal is remembered without asking the database, and others are not refused", async () => {
  const [one, other] = [makePieceCount(), makePieceCount()];
  const mine = { userId: someone(2), units: FORM };
  while ((await one(mine)) === null);
  expect(await one(mine)).toBeGreaterThan(0);
  expect([await other({ ...mine, units: 99 }), await other(mine)]).toEqual([null, expect.any(Number)]);
  expect(await other({ userId: someone(3), units: 200 })).toBeNull();
});
