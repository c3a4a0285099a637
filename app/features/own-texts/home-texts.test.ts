import { expect, test } from "vitest";
import { SECTION_DEFAULTS } from "#app/features/home/defaults";
import { sectionsInWords, textsOfSections } from "./home-texts";

test("each text of the sections has a name of its own, and what is blank has none", () => {
  const texts = textsOfSections(SECTION_DEFAULTS);
  expect(texts.get("home.hero.title")).toBe("Connect with Expert Advisors");
  expect(texts.get("home.how_it_works.2.title")).toBe("Book a session");
  expect([...texts.values()]).not.toContain("");
  expect(texts.has("home.hero.subtitle")).toBe(false);
});

test("what is written stands in place of its text alone, and no entry comes where none was", () => {
  const own = new Map([
    ["home.hero.title", "Hallo"],
    ["home.hero.subtitle", "Und darunter"],
    ["home.hero.1.title", "Nothing"],
    ["home.how_it_works.3.description", "Reden"],
  ]);
  const said = sectionsInWords(SECTION_DEFAULTS, own);
  expect(said[0]).toEqual({ ...SECTION_DEFAULTS[0], title: "Hallo", subtitle: "Und darunter" });
  expect(said[1]?.contentData[2]).toEqual({ ...SECTION_DEFAULTS[1]?.contentData[2], description: "Reden" });
  expect(said[2]).toEqual(SECTION_DEFAULTS[2]);
  expect(sectionsInWords(SECTION_DEFAULTS, new Map())).toEqual(SECTION_DEFAULTS);
});
