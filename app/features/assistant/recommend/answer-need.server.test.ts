import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { answerNeed } from "./answer-need.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");

test("a text by itself is answered with its areas, their category and the advisors to meet; a document's names are nobody's wishes", async () => {
  const patents = await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"], category: "legal" });
  const tax = await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
  const asked = await answerNeed(db, { text: "Tom Tax, please, about our patent", isDocument: false }, now);
  expect(asked).toEqual({ topics: expect.arrayContaining(["Intellectual Property"]), category: "legal", advisors: expect.any(Array) });
  expect(asked.advisors[0]).toBe(tax.slug);
  const read = await answerNeed(db, { text: "Tom Tax signs this patent licence.", isDocument: true }, now);
  expect(read.advisors[0]).toBe(patents.slug);
});
