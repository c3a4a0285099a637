import { expect, test } from "vitest";
import { interpretSearch } from "./search-meaning.server";

test("of a word that names no area no area is guessed in a search, while one that names an area leads there", async () => {
  for (const word of ["beekeeping", "quidditch", "beehives"]) expect([word, (await interpretSearch(word)).topics]).toEqual([word, []]);
  expect((await interpretSearch("trademark")).topics.map(({ name }) => name)).toContain("Intellectual Property");
});

test("a search is understood with a slip in it, with umlauts written out, and as the plainest wish", async () => {
  for (const [text, area] of [
    ["pattents", "Intellectual Property"],
    ["logisitque", "Logistics"],
    ["Kuendigung", "Employment Law"],
    ["Geschaeftsfuehrer", "Corporate Law"],
    ["acountant", "Tax and Accounting"],
    ["diritto del lavoto", "Employment Law"],
    ["logistca", "Logistics"],
    ["inteligencia artifical", "Artificial Intelligence"],
    ["vender más", "Sales"],
    ["réduire les coûts", "Finance"],
    ["payroll", "Human Resources"],
  ] as const)
    expect([text, (await interpretSearch(text)).topics[0]?.name]).toEqual([text, area]);
});

test("a search that asks about the site finds the pages that answer it", async () => {
  expect((await interpretSearch("can I cancel my consultation on Monday")).pages).toEqual(["/consultations", "/terms"]);
  for (const text of ["dark mode", "Dunkelmodus", "mode sombre", "modo oscuro", "modalità scura"])
    expect([text, await interpretSearch(text)]).toEqual([
      text,
      { topics: [], pages: ["/profile/preferences", "/help"], isOnlyOfPages: true },
    ]);
  expect((await interpretSearch("delete my acount")).pages).toEqual(["/profile/security", "/profile"]);
  expect((await interpretSearch("Passwort vergessen")).pages).toEqual(["/auth/forgot", "/auth"]);
});

test("one's own talks are found, and a slip in one of several words of the site is read as it is meant", async () => {
  for (const text of ["my appointments", "meine Termine", "wann ist mein Termin", "mes rendez-vous", "mis citas", "i miei appuntamenti"])
    expect([text, await interpretSearch(text)]).toEqual([text, { topics: [], pages: ["/consultations"], isOnlyOfPages: true }]);
  expect((await interpretSearch("cancle booking")).pages[0]).toBe("/consultations");
  expect((await interpretSearch("my appointment with the tax office about vat")).isOnlyOfPages).toBeUndefined();
});

test("a search for two wishes finds both areas", async () => {
  const { topics } = await interpretSearch("a tax advisor and somebody for our Instagram");
  expect(topics.map(({ name }) => name)).toEqual(["Tax and Accounting", "Social Media"]);
});
