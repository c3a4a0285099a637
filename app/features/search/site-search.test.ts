import { expect, test, vi } from "vitest";
import { filterCategories } from "./filter-categories";
import { PAGE_WORDS } from "./page-words";
import { foundTopics } from "./search-answer";
import { HELP_PAGE, SEARCHABLE_PAGES } from "./searchable-pages";
import { listedPages, searchSite } from "./site-search";

test("thirteen pages, each at an address of its own with a description", () => {
  expect(SEARCHABLE_PAGES).toHaveLength(13);
  expect(new Set(SEARCHABLE_PAGES.map(({ path }) => path)).size).toBe(13);
  expect(SEARCHABLE_PAGES.every(({ description }) => description.length > 10)).toBe(true);
});

test("without a text the search offers the categories alone", () => {
  expect(searchSite("  ").categories).toHaveLength(6);
  expect(searchSite("  ").pages).toEqual([]);
});

test("a text finds categories by name and pages by name or description", () => {
  const { categories, pages, exact } = searchSite("LEGAL");
  expect(categories.map(({ id }) => id)).toEqual(["legal"]);
  expect(pages.map(({ path }) => path)).toEqual(["/legal"]);
  expect(exact?.id).toBe("legal");
  expect(searchSite("how the price").pages.map(({ path }) => path)).toEqual(["/pricing"]);
});

test("a part of a category's name is no exact category", () => {
  expect(searchSite("tech").categories.map(({ id }) => id)).toEqual(["technology"]);
  expect(searchSite("tech").exact).toBeUndefined();
});

test("nothing is found for what nobody offers", () => {
  expect(searchSite("beekeeping")).toEqual({ categories: [], pages: [], exact: undefined });
});

test("find-advisor filters by name or description in any case", () => {
  expect(filterCategories("TAX").map(({ id }) => id)).toEqual(["finance"]);
  expect(filterCategories("")).toHaveLength(6);
});

test.each([
  ["booking", "/book-consultation"],
  ["refund", "/terms"],
  ["can I get a refund?", "/terms"],
  ["contact us", "/terms"],
  ["log in", "/auth"],
  ["login", "/auth"],
  ["Log-in", "/auth"],
  ["sign up", "/auth"],
  ["help", "/how-it-works"],
  ["help", "/help"],
  ["contact", "/help"],
  ["Kontakt", "/help"],
  ["privacy", "/privacy"],
  ["pricing", "/pricing"],
  ["how much does it cost?", "/pricing"],
  ["become an advisor", "/become-advisor"],
  ["how do I become an advisor", "/become-advisor"],
  ["delete my account", "/profile"],
  ["cookies", "/legal"],
  ["chat bot", "/ai-assistant"],
  ["Passwort vergessen", "/auth"],
  ["Termin buchen", "/book-consultation"],
  ["Rückerstattung", "/terms"],
  ["Hilfe", "/how-it-works"],
  ["Berater werden", "/become-advisor"],
  ["se connecter", "/auth"],
  ["remboursement", "/terms"],
  ["aide", "/how-it-works"],
  ["combien", "/pricing"],
  ["rueckerstattung", "/help"],
  ["Gebuehren", "/pricing"],
  ["contatti", "/help"],
  ["dark mode", "/profile"],
  ["iniciar sesion", "/auth"],
  ["devolución", "/terms"],
  ["ayuda", "/how-it-works"],
  ["contacto", "/terms"],
  ["prenotazione", "/book-consultation"],
  ["rimborso", "/terms"],
  ["aiuto", "/how-it-works"],
  ["quanto costa", "/pricing"],
])("'%s' finds the page %s", (text, path) => {
  expect(searchSite(text).pages.map((page) => page.path)).toContain(path);
});

test("pages that have the text in name or description come first, then help, and each in the order of the thirteen; every page has its words", () => {
  const ALL = [...SEARCHABLE_PAGES, HELP_PAGE];
  expect(Object.keys(PAGE_WORDS)).toEqual(ALL.map(({ path }) => path));
  for (const text of ["refund", "contact", "money back", "Geld zurück", "cancel", "remboursement", "devolución", "rimborso", "help"])
    expect([text, searchSite(text).pages[0]?.path]).toEqual([text, "/help"]);
  expect(searchSite("money back").pages.map(({ path }) => path)).toEqual(["/help", "/terms"]);
});

test("pages and categories are found by what they are called in the reader's language", () => {
  const german: Record<string, string> = { "Terms of Service": "Nutzungsbedingungen", Legal: "Recht" };
  const named = (english: string) => german[english] ?? english;
  expect(searchSite("nutzungs", [], named).pages.map(({ path }) => path)).toEqual(["/terms"]);
  expect(searchSite("recht", [], named).categories.map(({ id }) => id)).toEqual(["legal"]);
  expect(searchSite("nutzungs").pages).toEqual([]);
});

test("what asks for advice, or for nothing that the site has, finds no page of the site", () => {
  for (const text of ["trademark", "employment contract", "tax", "we lose customers", "zzqqxx", "b", "co"])
    expect([text, searchSite(text).pages.filter((page) => !`${page.name}\n${page.description}`.toLowerCase().includes(text))]).toEqual([
      text,
      [],
    ]);
});

test("find-advisor finds what stands on its tiles, in any order of the words, and what is behind them", () => {
  const ids = (text: string) => filterCategories(text).map(({ id }) => id);
  expect(ids("ip law")).toEqual(["legal"]);
  expect(ids("law, immigration")).toEqual(["legal"]);
  expect(ids("Growth & Scaling")).toEqual(["business"]);
  expect(ids("growth and scaling")).toEqual(["business"]);
  expect(ids("operations")).toEqual(["business"]);
  expect(ids("cyber security")).toEqual(["technology"]);
  expect(ids("supply chains")).toEqual(["business"]);
  expect(ids("iplaw")).toEqual(["legal"]);
  expect(ids("Arbeitsrecht")).toEqual([]);
  expect(ids("IP-Law")).toEqual(["legal"]);
  expect(ids("laws of employment")).toEqual(["legal"]);
  expect(ids("growthscaling")).toEqual(["business"]);
  expect(ids("beekeeping")).toEqual([]);
});

test("what is sought is folded a few times, and not for every page, word line, category and area", () => {
  const sought = "beekeeping \ufdfa";
  const normalize = vi.spyOn(String.prototype, "normalize");
  searchSite(sought);
  filterCategories(sought);
  foundTopics(sought);
  const times = normalize.mock.contexts.filter((text) => String(text).includes(sought)).length;
  normalize.mockRestore();
  expect(times).toBeGreaterThan(0);
  expect(times).toBeLessThan(10);
});

test("a word of the site with a slip finds its page, and a word of another matter does not", () => {
  const paths = (text: string) => searchSite(text).pages.map(({ path }) => path);
  for (const [text, path] of [
    ["refnd", "/help"],
    ["cancle", "/help"],
    ["lgoin", "/auth"],
    ["pasword", "/auth"],
    ["stornierren", "/help"],
    ["rembousement", "/help"],
  ] as const)
    expect([text, paths(text).includes(path)]).toEqual([text, true]);
  for (const text of ["contract", "candle", "lagoon"]) expect([text, paths(text)]).toEqual([text, []]);
});

test("pages that a text asks for come before those that share a word with it, and others only where none does", () => {
  const page = (path: string) => ({ path, name: path, description: path });
  const called = [page("/book-consultation"), page("/help")];
  const asked = { topics: [], pages: [page("/consultations"), page("/help")] };
  const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);
  expect(paths(listedPages(called, { ...asked, isOnlyOfPages: true }))).toEqual(["/consultations", "/help", "/book-consultation"]);
  expect(paths(listedPages(called, asked))).toEqual(["/book-consultation", "/help"]);
  expect(paths(listedPages([], asked))).toEqual(["/consultations", "/help"]);
});
