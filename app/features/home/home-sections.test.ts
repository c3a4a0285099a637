import { expect, test } from "vitest";
import { SECTION_DEFAULTS } from "./defaults";
import { shownSections } from "./home-sections";
import type { HomeSection } from "./section";

const hero = SECTION_DEFAULTS[0]!;
const row = (changes: Partial<HomeSection>): HomeSection => ({ ...hero, ...changes });

test("a site without rows shows the three default sections in order", () => {
  expect(shownSections([]).map((section) => section.sectionType)).toEqual(["hero", "how_it_works", "become_advisor"]);
});

test("a section that is not visible is not shown", () => {
  expect(shownSections([row({ isVisible: false })]).map((section) => section.sectionType)).toEqual(["how_it_works", "become_advisor"]);
});

test("what an admin wrote stands, and what was left blank keeps its default", () => {
  const shown = shownSections([row({ title: "Ask us", buttonText: "" })])[0];
  expect(shown).toMatchObject({ title: "Ask us", buttonText: "Find an advisor", buttonLink: "/find-advisor" });
});

test("sections follow their display order", () => {
  const rows = SECTION_DEFAULTS.map((section, index) => ({ ...section, displayOrder: 10 - index }));
  expect(shownSections(rows).map((section) => section.sectionType)).toEqual(["become_advisor", "how_it_works", "hero"]);
});

test("a section of another type is shown as it was written", () => {
  const notice = row({ sectionType: "notice", title: "Closed in August", buttonText: "", displayOrder: 4 });
  expect(shownSections([notice]).at(-1)).toEqual(notice);
});
