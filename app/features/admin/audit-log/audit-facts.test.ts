import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { AuditEntry } from "#app/features/audit/audit-entry";
import { SPECIFIED_ENTRIES } from "#app/features/catalog/catalog-entry";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import type { Language } from "#app/languages/languages";
import type { Texts } from "#app/texts";
import { AuditFacts } from "./audit-facts";

/** Renders the audit facts of an entry as lines, with the link target. */
function linesOf(entry: Pick<AuditEntry, "action" | "subject" | "details">, language: Language = "en") {
  const facts = createElement(MemoryRouter, null, createElement(AuditFacts, { entry: { subjectId: "1", ...entry } }));
  const around = { locale: language, messages: ALL_LANGUAGES[language].texts as Texts, timeZone: "UTC" as const, children: facts };
  const html = renderToStaticMarkup(createElement(IntlProvider, around));
  const lines = html.split(/<[^>]+>/).filter((line) => line.trim() !== "");
  return { lines, href: /href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") };
}

test("another order of the home page says its sections, and an act about a section which", () => {
  const ordered = { before: ["how_it_works", "become_advisor"], after: ["become_advisor", "how_it_works"] };
  const { lines } = linesOf({ action: "section.ordered", subject: "homepage_content", details: ordered });
  expect(lines.at(-1)).toBe("Order: How it works, Become an advisor → Become an advisor, How it works");
  const hidden = { action: "section.hidden", subject: "homepage_content", details: { section: "how_it_works" } } as const;
  expect([linesOf(hidden).lines, linesOf(hidden, "de").lines]).toEqual([["How it works"], ["So funktioniert’s"]]);
});

test("a text of the site is called by the page it is on, and leads to where it is written", () => {
  const details = { language: "de", name: "guide.seekTitle", before: null, after: "Rat" };
  const { lines, href } = linesOf({ action: "texts.published", subject: "own_texts", details });
  expect(lines).toEqual(["How It Works", "How It Works (Deutsch): nothing → Rat"]);
  expect(href).toBe("/admin/texts?place=guide&language=de&text=guide.seekTitle#open");
});

test("entries and formattings of a section say each part that changed, by its label", () => {
  const entries = [
    { title: "Ask", description: "Say it." },
    { title: "Book", description: "An hour." },
  ];
  const contentData = { before: entries, after: [entries[0], { title: "Meet", description: "An hour." }] };
  const titleFormatting = { before: { fontWeight: "400" }, after: { fontWeight: "700", color: "#1d2a28" } };
  const details = { section: "how_it_works", changed: { contentData, titleFormatting, title: { before: "A", after: "B" } } };
  expect(linesOf({ action: "section.content_updated", subject: "homepage_content", details }).lines.slice(1)).toEqual([
    "Title 2: Book → Meet",
    "Title · Weight: Normal → Bold",
    "Title · Colour: nothing → Ink",
    "Title: A → B",
  ]);
});

test("choices, switches and what is in the catalog are said in words, in the reader's language", () => {
  const topic = { before: { name: "Tax", category: "legal" }, after: { name: "Tax", category: "finance" } };
  expect(linesOf({ action: "topic.updated", subject: "topics", details: topic }, "de").lines.at(-1)).toMatch(/: (Legal|Recht) → Finan/);
  const question = { before: { isRequired: false, kind: "line" }, after: { isRequired: true, kind: "yesno" } };
  expect(linesOf({ action: "question.saved", subject: "application_questions", details: question }, "fr").lines).toEqual([
    expect.stringMatching(/: non → oui$/),
    expect.stringMatching(/ → /),
  ]);
  const brand = { before: { brand_radius: "none", brand_drawings: "on" }, after: { brand_radius: "round", brand_drawings: "off" } };
  expect(linesOf({ action: "settings.brand_updated", subject: "site_settings", details: brand }).lines.slice(1)).toEqual([
    "Corners: Square → Very round",
    "Show the drawings of bridges: yes → no",
  ]);
});

test("what was said beside it is there: of how many, whose, what it had been and where to", () => {
  const said = { ids: ["1", "2"], noShowOf: "client", decision: "rejected", advisorsTo: "finance", reason: "Why" };
  expect(linesOf({ action: "list.changed", subject: "lists", details: said }).lines).toEqual([
    "2 rows",
    "The client did not come",
    "It had been rejected",
    "Its advisors are now in Finance",
    "Reason: Why",
  ]);
  expect(linesOf({ action: "list.exported", subject: "mail", details: { count: 3 } }).lines).toEqual(["Mailbox", "3 rows"]);
});

test("a category that is retired is called by its name, as the reader knows it, not by its key", () => {
  const retired = ["business", "other"].map((id, position) => ({
    ...SPECIFIED_ENTRIES.find(({ key }) => key === id)!,
    texts: {},
    position,
    isRetired: true,
  }));
  setChangedEntries(retired);
  try {
    const topic = { before: { name: "Schwarm", category: "business" }, after: { name: "Schwarm", category: "finance" } };
    expect(linesOf({ action: "topic.updated", subject: "topics", details: topic }).lines.at(-1)).toMatch(/: Business → Finance$/);
  } finally {
    setChangedEntries([]);
  }
});
