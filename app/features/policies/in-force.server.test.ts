import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ruleVersions } from "#app/db/schema/rules";
import { FIRST_RULES } from "#app/features/rules/rules";
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
