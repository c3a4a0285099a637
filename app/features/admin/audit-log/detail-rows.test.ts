import { expect, test } from "vitest";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { sayIn } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { detailRows } from "./detail-rows";

const rowsOf = (details: AuditEntry["details"], subject = "logos", language: Language = "en") =>
  detailRows({ t: sayIn(language), named: (name) => name, pageOf: () => "" }, { subject, details }).map(({ label, value }) => [
    label,
    value,
  ]);

test("what was logged beyond the lines is said by its labels, in the reader's language", () => {
  const paid = { number: "2026-7", advisorId: "a-1", currency: "EUR", amount: 120, reference: "R1", ownMatter: true };
  expect(rowsOf(paid, "payout_statements")).toEqual([
    ["Number", "2026-7"],
    ["Advisor’s ID", "a-1"],
    ["Decided in a matter of their own, as the only admin", "yes"],
  ]);
  expect(rowsOf({ name: "Gartenbau", step: "up" }, "catalog_entries", "de")).toEqual([
    ["Name", "Gartenbau"],
    ["Richtung", "nach oben"],
  ]);
  const added = { name: "Roses", category: "legal", words: "", translations: { de: { name: "Rosen" } } };
  expect(rowsOf(added, "topics").map(([, value]) => value)).toEqual(["Roses", "Legal", "Rosen"]);
});

test("the name of a category or an area is said as the reader knows it", () => {
  const words = { t: sayIn("fr"), named: (name: string) => (name === "Other" ? "Autres" : name), pageOf: () => "" };
  const of = (subject: string) => detailRows(words, { subject, details: { name: "Other" } }).map(({ value }) => value);
  expect([of("catalog_entries"), of("topics"), of("logos")]).toEqual([["Autres"], ["Autres"], ["Other"]]);
});

test("a change is said again only where its line is cut, and then in full", () => {
  expect(rowsOf({ section: "hero", changed: { title: { before: "A", after: "B" } } }, "homepage_content")).toEqual([]);
  const long = "x".repeat(300);
  expect(rowsOf({ language: "de", name: "guide.title", before: "Rat", after: long }, "own_texts")).toEqual([
    ["Before", "Rat"],
    ["After", long],
  ]);
  expect(rowsOf({ intent: "suspend", ids: ["1", "2"], at: "2026-01-01T00:00:00Z", key: "k" }, "lists")).toEqual([["Rows’ IDs", "1, 2"]]);
});

/** Every name that verbs log in details, but for those of fields, which their forms label. */
const LOGGED = [
  "number",
  "advisorId",
  "applicantId",
  "ids",
  "position",
  "place",
  "bytes",
  "type",
  "answer",
  "step",
  "read",
  "undone",
  "ownMatter",
  "name",
];

test("every name that is logged has a label in each language", () => {
  for (const language of LANGUAGES)
    for (const name of LOGGED) expect(rowsOf({ [name]: "x" }, "topics", language)[0]?.[0], `${language} ${name}`).not.toBe(name);
});
