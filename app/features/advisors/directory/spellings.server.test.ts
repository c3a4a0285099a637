import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { searchAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";

useDatabase();

const now = new Date("2026-12-01T08:00Z");

beforeAll(async () => {
  const people = [
    ["Zoë Müller", "Intellectual Property", "Guided forty companies."],
    ["Sam Start", "Legal", "For start-ups and for whoever owns trade marks; fees told beforehand."],
    ["Una Upton", "Legal", "I start early and never give up: a trade of its own, with my own mark."],
    ["Cora Kern", "Corporate Law", "Verträge"],
  ] as const;
  for (const [displayName, topic, bio] of people) await anAdvisor({ category: "legal", displayName, topics: [topic], bio });
});

async function names(q: string) {
  const { cards } = await searchAdvisors({ category: "legal", query: readDirectoryQuery(new URLSearchParams({ q })) }, now);
  return cards.map(({ displayName }) => displayName).sort();
}

test.each([
  [
    ["trademark", "trade mark", "trade-mark", "Trade\u2011Marks", "TRADE  MARKS"],
    ["Sam Start", "Zoë Müller"],
  ],
  [["start-ups", "start up", "startup", "START UP", "stârtups"], ["Sam Start"]],
  [["intellectual property", "property intellectual", "intellectual properties", "Intéllectual-Property"], ["Zoë Müller"]],
  [["trade mark fees", "fees of a trademark", "trademark fee, please"], ["Sam Start"]],
  [["Gewerbemietvertrag", "gewerbemietverträge"], ["Cora Kern"]],
])("%j find the same advisors", async (spellings, found) => {
  for (const spelling of spellings) expect([spelling, await names(spelling)]).toEqual([spelling, found]);
});

test("a slip is seen although one of the five languages makes of it the stem of another word that advisors have", async () => {
  await anAdvisor({ category: "legal", displayName: "Lena Law", topics: ["Legal"], bio: "For partnerships under the law of Spain." });
  const query = readDirectoryQuery(new URLSearchParams({ q: "partnership lawer" }));
  const { cards, corrections, isNear } = await searchAdvisors({ category: "legal", query }, now);
  expect({ corrections, isNear }).toEqual({ corrections: [{ said: "lawer", meant: "lawyer" }], isNear: undefined });
  expect(cards.map(({ displayName }) => displayName)).toEqual(["Lena Law"]);
});

test("of two words as near, that of an area is meant, and where no advisor has one, that of the vocabulary", async () => {
  for (const displayName of ["Pia Patient", "Paul Patient", "Pat Patient"])
    await anAdvisor({ category: "legal", displayName, topics: ["Legal"], bio: "For patients." });
  await anAdvisor({ category: "legal", displayName: "Petra Patent", topics: ["Intellectual Property"], bio: "Asks for a patent." });
  expect(await names("pattents")).toContain("Petra Patent");
  expect(await names("pattents")).not.toContain("Pia Patient");
  await anAdvisor({ category: "legal", displayName: "Edna Employ", topics: ["Employment Law"], bio: "Asks for no more." });
  await anAdvisor({ category: "legal", displayName: "Lola Lorry", topics: ["Logistics"], bio: "Asks for no more." });
  expect([await names("Kuendigung"), await names("logisitque")]).toEqual([["Edna Employ"], ["Lola Lorry"]]);
});
