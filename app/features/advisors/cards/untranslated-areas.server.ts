import "#app/languages/all-texts.server";
import type { UntranslatedNames } from "#app/features/catalog/named";
import { isSpecifiedName } from "#app/features/catalog/specified-names";
import type { Language } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";
import { writtenKey } from "#app/languages/written-key";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";

/** Returns the languages of those of some names of the catalog that nobody has put into the reader's: the one each was written in, else the site's. */
export function untranslatedAmong(some: readonly string[], language: Language): UntranslatedNames {
  const names = shownNames(language);
  return Object.fromEntries(
    some
      .filter((name) => names[name] === undefined && !isSpecifiedName(name))
      .map((name) => [name, names[writtenKey(name)] ?? siteLanguage()] as const)
      .filter(([, written]) => written !== language),
  );
}
