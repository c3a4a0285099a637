import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { afterAll, expect, test } from "vitest";
import { AlreadyNamed, Named } from "#app/features/catalog/named";
import { inWordsOf } from "#app/languages/in-words.server";
import { addNames, replaceNames, shownNames } from "#app/languages/shown-texts";
import { writtenKey } from "#app/languages/written-key";
import { untranslatedAmong } from "./untranslated-areas.server";

const before = shownNames("de");
afterAll(() => replaceNames("de", before));

test("a name that the server has said is said as it is, and keeps its language only where nobody has translated it", () => {
  addNames("de", { "Zzcare of hedges": "Heckenpflege", [writtenKey("Zzcorde")]: "it", [writtenKey("Zzbaum")]: "de" });
  const names = ["Zzcare of hedges", "Zzcorde", "Zzbaum", "Zzcalled by the site", "Strategy"];
  const untranslated = untranslatedAmong(names, "de");
  expect(untranslated).toEqual({ Zzcorde: "it", "Zzcalled by the site": "en" });
  const shown = (name: string) => {
    const named = createElement(AlreadyNamed, { value: untranslated }, createElement(Named, { name }));
    return renderToStaticMarkup(createElement(IntlProvider, { locale: "de", messages: {}, timeZone: "UTC", children: named }));
  };
  expect(inWordsOf(names, "de").map((name) => shown(name))).toEqual([
    "Heckenpflege",
    '<span lang="it">Zzcorde</span>',
    "Zzbaum",
    '<span lang="en">Zzcalled by the site</span>',
    shownNames("de").Strategy ?? "Strategy",
  ]);
});
