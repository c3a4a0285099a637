import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { suggestAdvisors } from "./suggestions.server";

useDatabase();

const MOST = 5;

beforeAll(async () => {
  for (let at = 0; at < MOST; at++) {
    await anAdvisor({ category: "legal", displayName: `Salara ${at}`, topics: ["Compliance"] });
    await anAdvisor({ category: "legal", displayName: `Ada ${at}`, topics: ["Employment Law"] });
  }
});

test("where a text begins an everyday word, no more are suggested than elsewhere, and whoever is called so comes first", async () => {
  const meant = await suggestAdvisors("salar", "en", [{ name: "Employment Law" }]);
  expect(meant).toHaveLength(MOST);
  expect(meant[0]!.name).toMatch(/^Salara/);
  expect(await suggestAdvisors("salar", "en")).toHaveLength(MOST);
});
