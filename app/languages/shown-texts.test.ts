import { expect, test } from "vitest";
import "./all-texts.server";
import { inWordsOf } from "./in-words.server";
import { LANGUAGES } from "./languages";
import { addNames, namesOfPage, replaceNames, shownNames } from "./shown-texts";

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
