import { useNames } from "#app/languages/names";
import { useSiteWords } from "#app/languages/site-words";
import { isSpecifiedName } from "./specified-names";

/** What the catalog says on a page: in the page's language where there are words in it, else in the site's own, and then with what says so. */
export function useNamed() {
  const named = useNames();
  const ownWords = useSiteWords();
  return (name: string): { said: string; lang?: string } => {
    const said = named(name);
    return said === name && !isSpecifiedName(name) ? { said, ...ownWords } : { said };
  };
}

/** The same as it stands on a page. */
export function Named({ name }: { name: string }) {
  const { said, lang } = useNamed()(name);
  return lang ? <span lang={lang}>{said}</span> : said;
}
