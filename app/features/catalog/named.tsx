import { createContext, useContext } from "react";
import { useLocale } from "use-intl";
import { languageOr } from "#app/languages/languages";
import { shownNames } from "#app/languages/shown-texts";
import { useSiteWords } from "#app/languages/site-words";
import { writtenKey } from "#app/languages/written-key";
import { isSpecifiedName } from "./specified-names";
/** Names that nobody has translated, with the language each was written in. */
export type UntranslatedNames = Readonly<Record<string, string>>;

/** Around names that the server has already put into the reader's language (`inWordsOf`), which must not be looked up once more. */
export const AlreadyNamed = createContext<UntranslatedNames | null>(null);

/** What the catalog says on a page: in the page's language where there are words in it, else in that of whoever wrote it, and then with what says so. */
export function useNamed() {
  const language = useLocale();
  const names = shownNames(languageOr(language));
  const ownWords = useSiteWords();
  const untranslated = useContext(AlreadyNamed);
  if (untranslated)
    return (name: string): { said: string; lang?: string } => ({ said: name, ...(untranslated[name] && { lang: untranslated[name] }) });
  return (name: string): { said: string; lang?: string } => {
    const said = names[name];
    if (said !== undefined || isSpecifiedName(name)) return { said: said ?? name };
    const written = names[writtenKey(name)];
    if (written === undefined) return { said: name, ...ownWords };
    return written === language ? { said: name } : { said: name, lang: written };
  };
}

/** The same as it stands on a page. */
export function Named({ name }: { name: string }) {
  const { said, lang } = useNamed()(name);
  return lang ? <span lang={lang}>{said}</span> : said;
}
