import { afterEach, expect, test } from "vitest";
import { NAMES_PREFIX } from "#app/features/own-texts/said-names";
import { applyOwnTexts, setOwnNames } from "./all-texts.server";
import { nameIn } from "./shown-texts";

afterEach(() => {
  setOwnNames({});
  applyOwnTexts({});
});

const said = () => [nameIn("fr", "Legal"), nameIn("de", "Legal")];

test.each([
  "before",
  "after",
])("what an admin calls an area in the catalog counts, whether it was called otherwise among the texts %s that", (when) => {
  const [shipped, inGerman] = said();
  const amongTexts = () => applyOwnTexts({ fr: new Map([[`${NAMES_PREFIX}Legal`, "Lois"]]) });
  const inCatalog = () => setOwnNames({ fr: { Legal: "Justice" } });
  amongTexts();
  expect(said()).toEqual(["Lois", inGerman]);
  if (when === "before") inCatalog();
  else {
    applyOwnTexts({});
    inCatalog();
    amongTexts();
  }
  expect(said()).toEqual(["Justice", inGerman]);
  setOwnNames({});
  expect(said()).toEqual(["Lois", inGerman]);
  applyOwnTexts({});
  expect(said()).toEqual([shipped, inGerman]);
});
