import { expect, test } from "vitest";
import { withPlainAmounts } from "./plain-amounts";

test("an amount that is posted is read as its reader's language writes it, and every other field stays as it is", () => {
  const posted = { amount: "1.500", hourlyRate: "1.500,50", hourlyBudget: "87,5", pricing: "2.000", bio: "1.500", topics: ["1.500"] };
  const read = { amount: "1500", hourlyRate: "1500.50", hourlyBudget: "87.5", pricing: "2000", bio: "1.500", topics: ["1.500"] };
  expect(withPlainAmounts(posted, "de")).toEqual(read);
  expect(withPlainAmounts({ amount: "1.500", pricing: "1,500" }, "en")).toEqual({ amount: "1.500", pricing: "1500" });
  expect(withPlainAmounts({ intent: "save" }, "it")).toEqual({ intent: "save" });
});
