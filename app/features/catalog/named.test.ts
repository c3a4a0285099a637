import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { addNames, replaceNames, shownNames } from "#app/languages/shown-texts";
import { SiteLanguageContext } from "#app/languages/site-words";
import { writtenKey } from "#app/languages/written-key";
import { Named } from "./named";

const before = new Map(LANGUAGES.map((language) => [language, shownNames(language)]));
afterAll(() => {
  for (const [language, names] of before) replaceNames(language, names);
});

/** A name of the catalog on a page in a language, of a site that speaks another one. */
function shown(name: string, { page, site }: { page: Language; site: Language }) {
  const named = createElement(SiteLanguageContext.Provider, { value: site }, createElement(Named, { name }));
  const around = { locale: page, messages: {}, timeZone: "UTC", children: named };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

const spoken = (words: string, language: Language, page: Language) =>
  language === page ? words : `<span lang="${language}">${words}</span>`;

test.each(
  LANGUAGES,
)("whoever reads in %s hears a name of the catalog in the language of its words, whichever the site speaks by now", (page) => {
  for (const site of LANGUAGES) {
    for (const written of LANGUAGES) {
      const name = `Zzwritten ${written} before ${site}`;
      for (const language of LANGUAGES) addNames(language, { [writtenKey(name)]: written });
      expect([site, written, shown(name, { page, site })]).toEqual([site, written, spoken(name, written, page)]);
    }
    expect([site, shown("Zzwritten by now", { page, site })]).toEqual([site, spoken("Zzwritten by now", site, page)]);
    addNames(page, { "Zzwritten for everybody": `Zzsaid in ${page}` });
    expect(shown("Zzwritten for everybody", { page, site })).toBe(`Zzsaid in ${page}`);
  }
  expect(shown("Strategy", { page: "en", site: page })).not.toContain("lang=");
});
