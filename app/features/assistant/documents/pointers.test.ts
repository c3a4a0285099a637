import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { agreedArea } from "./area-of-sentence";
import { areasOfParts, partsOfAreas } from "./areas-of-document";
import { keyIssues } from "./key-issues";
import { issuesPointingAt, pointersOf } from "./pointers";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const BAKERY = `Note for the advisor, bakery with two shops

1. The lease of the second shop ends in March and the landlord wants 40% more.
2. Two salespeople were let go in September. One of them has now sued us because the notice came by e-mail only.
3. Our flour supplier delivers every second order late, and twice we had to close the oven.
4. The till cannot talk to the accounting software, so my daughter types everything in again on Sundays.
5. The tax advisor retires in summer and nobody has done the VAT return for the third quarter.
6. We had sunny weather at the street festival and sold 3,000 pretzels.`;

test("each area of a document has a sentence of its own that points at it, among a few issues in its order", () => {
  const told = partsOfAreas(BAKERY, read);
  const pointers = pointersOf(told, read);
  const areas = areasOfParts(told).map(({ topic }) => topic);
  expect(areas).toEqual(expect.arrayContaining(["Tax and Accounting", "Supply Chain"]));
  const issues = issuesPointingAt(areas.slice(0, 3), keyIssues(BAKERY, read, null), pointers, BAKERY);
  for (const area of areas.slice(0, 3)) expect(issues.map((issue) => issue.area)).toContain(area);
  const places = issues.map(({ quote }) => BAKERY.indexOf(quote.slice(0, 30)));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test("what gives way to a sentence that points at an area is an issue without one, or the second of one", () => {
  const kept = Array.from({ length: 8 }, (_, at) => `K${at}`);
  const issues = ["A", "B", "B", "C", ...kept].map((area, at) => ({ quote: `quote ${at} of ${area}`, ...(area !== "C" && { area }) }));
  const pointers = new Map([
    ["D", "pointer of D"],
    ["E", "pointer of E"],
  ]);
  const text = [...issues.map(({ quote }) => quote), ...pointers.values()].join(". ");
  expect(issuesPointingAt(["D", "E"], issues, pointers, text).map(({ area }) => area)).toEqual(["A", "B", "B", ...kept, "D", "E"]);
  expect(issuesPointingAt(["A", "B"], issues, new Map(), text)).toEqual(issues);
});

test("each area that a document tells of is pointed at, also one for which nobody is recommended", () => {
  const issues = [{ quote: "The lease ends in March", area: "A" }];
  const pointers = new Map([["D", "Our mailbox was taken over"]]);
  const text = "The lease ends in March. Our mailbox was taken over.";
  expect(issuesPointingAt(["A"], issues, pointers, text).map(({ area }) => area)).toEqual(["A", "D"]);
});

test("a sentence that points at an area stands where the document has it, also before the issues", () => {
  const issues = [
    { quote: "The lease ends in March", area: "A" },
    { quote: "The oven is old", area: "B" },
  ];
  const pointers = new Map([["D", "Our flour comes late"]]);
  const places = (text: string) => issuesPointingAt(["D"], issues, pointers, text).map(({ area }) => area);
  expect(places("Our flour comes late. The lease ends in March. The oven is old.")).toEqual(["D", "A", "B"]);
  expect(places("The lease ends in March. Our flour comes late. The oven is old.")).toEqual(["A", "D", "B"]);
});

test.each([
  ["Ein Mitbewerber verwendet unser Logo", "Intellectual Property"],
  ["Unser Onlineshop wurde gehackt", "Cybersecurity"],
  ["Our online shop was hacked", "Cybersecurity"],
  ["A competitor uses our logo", "Intellectual Property"],
  ["Notre boutique en ligne a été piratée", "Cybersecurity"],
  ["Un concurrent utilise notre logo", "Intellectual Property"],
  ["Nos han hackeado la tienda en línea", "Cybersecurity"],
  ["Un concorrente usa il nostro marchio", "Intellectual Property"],
  ["Two salespeople were let go in September", "Employment Law"],
])("a sentence of a document has the area that its words carry: '%s'", (sentence, area) => {
  expect(agreedArea(sentence, read(sentence))).toBe(area);
});
