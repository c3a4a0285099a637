import { expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { advisorsOfWeek } from "./week.server";

useDatabase();

test("the areas beside how many advisors there are, are those that listed advisors have", async () => {
  await anAdvisor({ topics: ["Finance", "Legal"] });
  await anAdvisor({ topics: ["Finance"] });
  await anAdvisor({ topics: ["Marketing"], status: "suspended" });
  expect(await advisorsOfWeek(new Date("2026-11-02T10:00:00Z"))).toMatchObject({ total: 2, areas: 2 });
});
