import { afterEach, expect, test } from "vitest";
import { applyDefaults } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { useDatabase } from "../../../../tests/support/database";
import { listSections } from "./sections.server";
import { shippedElsewhere } from "./shown-titles.server";

useDatabase();
afterEach(() => applyDefaults([]));

const offers = (languages: string) =>
  applyDefaults([
    { name: DEFAULTS_SETTINGS.language, value: "en" },
    { name: DEFAULTS_SETTINGS.languages, value: languages },
  ]);

test("of a section that is written in the site's language alone each other language that is offered still says what ships", async () => {
  const sections = await listSections();
  const hero = sections.find(({ sectionType }) => sectionType === "hero")!;
  const readers = (title: string) => shippedElsewhere([{ ...hero, title }]).hero;
  expect([readers("Gardens, and whoever knows them"), readers(hero.title)]).toEqual([["es", "fr", "de", "it"], []]);
  offers("en,fr");
  expect([readers("Gardens, and whoever knows them"), readers(hero.title)]).toEqual([["fr"], []]);
});
