import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { db } from "#app/db/client.server";
import { catalogEntries } from "#app/db/schema/catalog";
import { auditLog } from "#app/db/schema/operations";
import { ruleVersions } from "#app/db/schema/rules";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { FIRST_RULES } from "#app/features/rules/rules";
import { readChangedTopics } from "#app/features/topics/topics.server";
import { useDatabase } from "../../../tests/support/database";
import { readPolicies } from "./policies.server";
import { POLICIES_EFFECTIVE } from "./policy";

useDatabase();

const days = async () =>
  (await readPolicies({ language: "en", now: new Date(), lay: (policy) => policy })).map(({ id, effective }) => [id, effective]);
const all = (privacy: string, terms = privacy) => [
  ["privacy", privacy],
  ["terms", terms],
  ["cookies", privacy],
];

test("policies hold since they were written, not before the site was set up, and the terms since the last change of a rule they say", async () => {
  expect(await days()).toEqual(all(POLICIES_EFFECTIVE));
  await db.insert(auditLog).values({ action: "site.set_up", subject: "site", createdAt: new Date("2027-02-03T10:00:00Z") });
  expect(await days()).toEqual(all("2027-02-03"));
  const { version: _, ...rules } = FIRST_RULES;
  const changed = { ...rules, wholeRefundHours: rules.wholeRefundHours + 24 };
  await db.insert(ruleVersions).values([
    { version: 1, rules: changed, createdAt: new Date("2027-03-04T10:00:00Z") },
    { version: 2, rules: { ...changed, platformFeeBasisPoints: 300 }, createdAt: new Date("2027-04-05T10:00:00Z") },
  ]);
  expect(await days()).toEqual(all("2027-02-03", "2027-03-04"));
});

test("with categories of its own the terms name none of the specified fields, and hold since the site has them", async () => {
  const terms = async () => JSON.stringify((await readPolicies({ language: "en", now: new Date(), lay: (policy) => policy }))[1]);
  expect(await terms()).toContain("legal, tax, investment");
  const entry = { kind: "category", address: "music", texts: { name: "Violin" }, position: 7, version: 1 } as const;
  await db.insert(catalogEntries).values({ ...entry, key: "music", createdAt: new Date("2027-05-06T10:00:00Z") });
  await readChangedTopics();
  onTestFinished(() => setChangedEntries([]));
  expect(await terms()).not.toMatch(/legal, tax|lawyer|tax adviser|investment|a security/);
  expect(await days()).toEqual(all("2027-02-03", "2027-05-06"));
  const legal = and(eq(catalogEntries.key, "legal"), eq(catalogEntries.kind, "category"));
  await db
    .update(catalogEntries)
    .set({ version: 1, retiredAt: new Date("2027-05-01T10:00:00Z") })
    .where(legal);
  expect(await days()).toEqual(all("2027-02-03", "2027-05-01"));
});
