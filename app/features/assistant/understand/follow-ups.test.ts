import { expect, test } from "vitest";
import { approximately } from "#app/features/money/reference-rates";
import { aNeed } from "../../../../tests/support/needs";
import type { NamedAdvisor } from "../conversation/conversation";
import { followUpsIn, refineNeed } from "./follow-ups";
import { understand } from "./understand";
import { startIn } from "./wishes/start-in-text";

const named: NamedAdvisor[] = [
  { slug: "ada", name: "Ada", jobTitle: "", facts: [], rate: { amount: 200_00, currency: "EUR" } },
  { slug: "bea", name: "Bea", jobTitle: "", facts: [], rate: { amount: 90_00, currency: "USD" } },
];
const now = new Date("2026-11-25T22:30:00Z");

test("'someone cheaper' asks for less than the first who was named, in five languages", () => {
  for (const said of ["someone cheaper", "etwas günstiger bitte", "quelqu'un de moins cher", "alguien más barato", "qualcuno meno caro"])
    expect(refineNeed(aNeed(), said, named).budget, said).toEqual({ amount: 199_99, currency: "EUR" });
  expect(refineNeed(aNeed(), "someone cheaper", []).budget).toBe(null);
});

test("'someone cheaper' is said in the currency in which somebody sees amounts", () => {
  const { budget } = refineNeed(aNeed(), "cheaper please", named, "GBP");
  expect(budget?.currency).toBe("GBP");
  expect(budget!.amount % 100).toBe(0);
  expect(budget!.amount).toBeLessThan(approximately(200_00, "EUR", "GBP"));
  expect(refineNeed(aNeed(), "cheaper please", named, "EUR").budget).toEqual({ amount: 199_99, currency: "EUR" });
});

test("a sum that is said beside 'cheaper' is what an hour may cost", () => {
  for (const said of [
    "someone cheaper, next week, under £150",
    "etwas günstiger, höchstens 150 Pfund",
    "moins cher, 150 £ maximum par heure",
  ])
    expect(refineNeed(understand(said), said, named).budget, said).toEqual({ amount: 150_00, currency: "GBP" });
});

test("'someone else' leaves out who was named, and whoever was before", () => {
  expect(refineNeed(aNeed({ except: ["cleo"] }), "is there anybody else?", named).except).toEqual(["cleo", "ada", "bea"]);
});

test("a long message is a need of its own", () => {
  expect(followUpsIn("our supplier became cheaper but the quality of the parts is so bad that we lose customers every week")).toEqual([]);
});

test("'next week' is from its Monday on, by the calendar of the person", () => {
  expect(startIn("next week", now, null)).toBe("2026-11-30T00:00:00.000Z");
  expect(startIn("la semaine prochaine", now, "Europe/Paris")).toBe("2026-11-29T23:00:00.000Z");
  expect(startIn("tomorrow", now, "Asia/Tokyo")).toBe("2026-11-26T15:00:00.000Z");
  expect(startIn("übermorgen", now, "UTC")).toBe("2026-11-27T00:00:00.000Z");
  expect(startIn("il mese prossimo", now, "UTC")).toBe("2026-12-01T00:00:00.000Z");
  expect(startIn("some day", now, "UTC")).toBe(null);
});
