import { expect, test } from "vitest";
import { useSettings } from "../../../tests/support/settings";
import { secondsTooOften } from "./counted-in-memory.server";
import { LIMITS } from "./limits";

useSettings({ RATE_LIMITS: "on" });

const address = "203.0.113.7";

test("whoever has ever so many of one kind counted is still held back in another", () => {
  const userId = "0d9f7a3e-0000-4000-8000-000000000001";
  for (let time = 0; time < LIMITS.form.perPerson; time += 1) expect(secondsTooOften("form", { userId })).toBeNull();
  for (let feed = 0; feed < 25_000; feed += 1) secondsTooOften("own-feed", { person: `feed ${feed}` });
  expect(secondsTooOften("form", { userId })).toBeGreaterThan(0);
});

test("one network reads so many feeds a minute and no more, whatever their names", () => {
  const { perNetwork } = LIMITS["own-feed"];
  for (let feed = 0; feed < perNetwork; feed += 1) expect(secondsTooOften("own-feed", { person: `of ${feed}`, address })).toBeNull();
  expect(secondsTooOften("own-feed", { person: "another", address })).toBeGreaterThan(0);
  expect(secondsTooOften("own-feed", { person: "another", address: "198.51.100.9" })).toBeNull();
});

test("what counts as several at once is counted as so many, for a person and for a network", () => {
  const { perPerson, perNetwork } = LIMITS["form-kilobyte"];
  const post = (userId: string, units: number) => secondsTooOften("form-kilobyte", { userId, address: "203.0.113.70", units });
  expect([post("ann", perPerson), post("bob", perPerson)]).toEqual([null, null]);
  expect(post("ann", 1)).toBeGreaterThan(23 * 3600);
  for (let person = 2; person * perPerson < perNetwork; person += 1) post(`p${person}`, perPerson);
  expect(post("cy", 1)).toBeGreaterThan(23 * 3600);
  expect(secondsTooOften("form-kilobyte", { userId: "cy", address: "203.0.113.71", units: 1 })).toBeNull();
});

test("one feed is read so many times a minute and no more", () => {
  for (let time = 0; time < LIMITS["own-feed"].perPerson; time += 1) expect(secondsTooOften("own-feed", { person: "mine" })).toBeNull();
  expect(secondsTooOften("own-feed", { person: "mine" })).toBeGreaterThan(0);
});
