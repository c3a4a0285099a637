import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { MAX_KEY_ISSUES } from "../limits";
import { keyIssues as issuesIn, MAX_DOCUMENT_ISSUES, MAX_KEY_ISSUE_LENGTH } from "./key-issues";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const issuesOf = (text: string, areas: string[] | null = null) => issuesIn(text, read, areas);
const keyIssues = (text: string) => issuesOf(text).map(({ quote }) => quote);

test("each issue has the area that its own sentence is about, and points at its words as they are written", () => {
  const letter = `Dear all, good morning. We dismissed two employees in May without notice. The weather was fine. A competitor has copied
our patented filter, i.e. the new one. Wir brauchen dringend eine Steuererklärung. Nobody knows what happens next?`;
  expect(issuesOf(letter)).toEqual([
    { quote: "We dismissed two employees in May without notice", area: "Employment Law" },
    { quote: "A competitor has copied our patented filter, i.e. the new one", area: "Intellectual Property" },
    { quote: "Wir brauchen dringend eine Steuererklärung", area: "Tax and Accounting" },
    { quote: "Nobody knows what happens next?" },
  ]);
});

test("of a document that says much of one thing the other things are named, too", () => {
  const patents = Array.from({ length: 9 }, (_, index) => `How do we stop patent number ${index} from being infringed again?`);
  const text = [...patents.slice(0, 5), "Our bookkeeping is not in order.", ...patents.slice(5)].join("\n");
  const areas = issuesOf(text).map(({ area }) => area);
  expect(areas).toContain("Tax and Accounting");
  expect(areas.filter((area) => area === "Intellectual Property")).toHaveLength(3);
});

test("of a document every matter is listed, and what goes on about somebody of the sentence before is none of its own", () => {
  const minutes = `1. Nobody sent the corporation tax return. He would like somebody to go through the books with him.
2. The boatman was let go without notice after eleven years.
3. Our online shop was hacked in May, and customer data is gone.
4. A competitor sells hoodies with our registered trade mark.
5. Our supplier delivers every second order late.
6. Anna wants to sell the cheese in an online shop of our own.
7. The dairy asks for our CO2 footprint per litre.`;
  const issues = issuesOf(minutes);
  expect(issues.length).toBeGreaterThanOrEqual(7);
  expect(issues.map(({ quote }) => quote).join("\n")).not.toContain("go through the books");
  for (const area of ["Tax and Accounting", "Employment Law", "Cybersecurity", "Intellectual Property", "Sustainability"])
    expect(issues.map((issue) => issue.area)).toContain(area);
});

test("key issues are quoted from what the person wrote, in the order of the text", () => {
  const text = "Hello there. Our supplier delivers late every week. The weather is fine. How should we change the contract?";
  expect(keyIssues(text)).toEqual(["Our supplier delivers late every week", "How should we change the contract?"]);
});

test.each([
  ["Mein Vermieter hat angerufen. Mein Chef zahlt mir die Überstunden nicht aus. Darf er das?", "Employment Law", "Überstunden"],
  ["Half of the jars leave our oven with a crack. Why is that?", "Manufacturing", "jars"],
  ["Je dors mal. Mon associé veut vendre ses parts à un inconnu. Que faire ?", "Corporate Law", "associé"],
])("of a message the sentence that it is about is kept: '%s'", (text, area, word) =>
  expect(issuesOf(text, [area]).some(({ quote }) => quote.includes(word))).toBe(true));

test.each([
  ["The press in hall two stamps every third lid askew", ["Manufacturing"]],
  ["Nobody pays me for my work as a waiter, and the boss is a poor leader", ["Employment Law"]],
  ["nos caméras filment les clients de la boutique", ["Compliance"]],
])("no sentence is labelled with an area that the message is not about: '%s'", (text, areas) => {
  for (const { area } of issuesOf(text, areas)) expect([undefined, ...areas]).toContain(area);
  for (const { area } of issuesOf(text, ["Sustainability"])) expect(area).toBeUndefined();
});

test("a message of one long sentence is not pasted whole: its clauses are weighed, and a short question that says nothing alone is none", () => {
  const quotes = (text: string, area: string) => issuesOf(text, [area]).map(({ quote }) => quote);
  const long = "We run a small nursery garden near the sea, and our landlord's heir wants us out, who says our lease is void";
  expect(quotes(long, "Legal")).not.toContain(long);
  expect(quotes(long, "Legal").every((quote) => long.includes(quote))).toBe(true);
  expect(quotes("The bank wants a personal guarantee for the loan. Should I do that?", "Finance")).toEqual([
    "The bank wants a personal guarantee for the loan",
  ]);
  expect(quotes("Die Kunden bleiben seit dem Umzug weg. Was kann das sein?", "Marketing")).toEqual([
    "Die Kunden bleiben seit dem Umzug weg",
  ]);
  expect(quotes("What now?", "Finance")).toEqual([]);
});

test("of a message at most four, each no longer than a line or two", () => {
  const text = Array.from({ length: 9 }, (_, index) => `Our patent number ${index} is infringed by ${"a very long name ".repeat(20)}`);
  const issues = issuesOf(text.join(". "), ["Intellectual Property"]).map(({ quote }) => quote);
  expect(issues).toHaveLength(MAX_KEY_ISSUES);
  expect(issues.every((issue) => issue.length <= MAX_KEY_ISSUE_LENGTH && issue.endsWith("…"))).toBe(true);
});

test("the same sentence is quoted once", () => {
  expect(keyIssues("We need a visa. We need a visa. We need a visa.")).toEqual(["We need a visa"]);
});

test("a quote holds no address, no markup and nothing invisible", () => {
  const text =
    "We need a lawyer, see https://evil.example/x and mail me@evil.example\n![We need tax help](http://evil.example/a.png)\n<b>Our trade mark is copied</b>\u202E";
  expect(keyIssues(text)).toEqual(["We need a lawyer, see and mail", "We need tax help", "Our trade mark is copied"]);
});

test("nothing is made up: without an issue the first sentence is quoted, without a sentence nothing", () => {
  expect(keyIssues("")).toEqual([]);
  expect(keyIssues("The sky over there is blue. The sea is, too.")).toEqual(["The sky over there is blue"]);
});

test("whatever is written, quotes are few, short and well-formed", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 900 }), fc.string({ unit: "grapheme", maxLength: 900 })), (text) => {
      const issues = keyIssues(`We need help ${text}`);
      expect(issues.length).toBeLessThanOrEqual(MAX_DOCUMENT_ISSUES);
      expect(issues.every((issue) => issue.length <= MAX_KEY_ISSUE_LENGTH && issue.isWellFormed())).toBe(true);
    }),
  );
});

test("of a long document the beginning is quoted, and what stands behind 20,000 letters is not read", () => {
  const beginning = "We are based in a small town. ".repeat(600);
  const behind = (letters: number) => `${beginning.padEnd(letters)} Our patent is copied and we need help.`;
  expect(keyIssues(behind(19_000))).toContain("Our patent is copied and we need help");
  expect(keyIssues(behind(20_000))).not.toContain("Our patent is copied and we need help");
});

test.each([
  "Three sales reps were let go in June and want money",
  "Our head of marketing has been let go without a talk",
  "We had to let two developers go last month",
  "Zwei Verkäufer wurden im Mai entlassen",
  "Deux vendeurs ont été licenciés en mai",
  "Dos vendedoras fueron despedidas en mayo",
  "Due venditori sono stati licenziati a maggio",
])("who was let go is a matter of employment law, whatever they worked at: '%s'", (text) => {
  const report = `The harvest was late this year. ${text}. The van is from 2019.`;
  expect(issuesOf(report).map(({ area }) => area)).toContain("Employment Law");
});
