import { expect, test, vi } from "vitest";
import type { Texts } from "#app/texts";
import "./all-texts.server";
import { inWordsOf } from "./in-words.server";
import { LANGUAGES } from "./languages";
import { addNames, addTexts, namesOfPage, offerTexts, replaceNames, shownNames, shownTexts } from "./shown-texts";

const MEMBERS = [...Object.getOwnPropertyNames(Object.prototype), "__proto__"];

test("what an admin or an advisor calls like a member of every object is called that in all languages", () => {
  for (const language of LANGUAGES) {
    const before = shownNames(language);
    addNames(language, { Gardens: "Gardens!" });
    const named = namesOfPage([{ id: "root", loaderData: { language } }]);
    expect(MEMBERS.map(named)).toEqual(MEMBERS);
    expect(inWordsOf({ texts: [...MEMBERS, "Gardens"] }, language)).toEqual({ texts: [...MEMBERS, "Gardens!"] });
    replaceNames(language, { ...before });
    expect(MEMBERS.map(named)).toEqual(MEMBERS);
  }
});

test("texts that are offered are made once, when somebody asks for their language, and what is added later stands beside them", () => {
  const room = (texts: object) => ({ ofThisTest: texts }) as unknown as Partial<Texts>;
  const make = vi.fn(() => room({ menu: "Menù" }));
  // Creates the default texts first: other files of this process continue to use them.
  shownTexts("it");
  offerTexts("it", make);
  expect(make).not.toHaveBeenCalled();
  addTexts("it", room({ close: "Chiudi" }));
  expect(shownTexts("it")).toMatchObject({ ofThisTest: { menu: "Menù", close: "Chiudi" } });
  expect(shownTexts("it")).toBe(shownTexts("it"));
  expect(make).toHaveBeenCalledTimes(1);
});
