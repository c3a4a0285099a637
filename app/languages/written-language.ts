import { useLocale } from "use-intl";
import { LANGUAGES, type Language } from "./languages";

/**
 * Common short words of each language, including neighbouring languages the site does not have: without them, Portuguese would be taken for
 * Spanish. A word shared by several is listed in each, so that it counts for none; single letters are too ambiguous.
 */
const SMALL_WORDS = {
  en: "an as am the and is are was were be been of to in on at for with from by it its this that you your my me we our us he she his her they their have has had not but or so if what which who how when there can will would could about more very all do did no after than into up out one also just only",
  es: "el la los las un una unos unas de del al en con por para que qué se es son fue ser era no lo le les me mi mis su sus tu te nos nuestro nuestra pero más muy como cómo si sí sobre entre hasta desde hay ha he han este esta esto ese eso todo toda también yo usted ya cuando donde porque sin tiene tengo",
  fr: "mis au aux le la les un une des du de en et est sont était être ai avons avez ont je tu il elle nous vous ils me se sa son ses mon ma mes notre nos votre vos leur ce cette ces que qu qui quoi ne pas plus très pour par sur dans avec sans mais ou où comme si tout tous aussi on bien après avant chez entre",
  de: "der die das den dem des alle allen ihrer ihrem ihres ein eine einen einem einer eines und oder aber ist sind war waren sein bin hat habe haben hatte wird werden wurde ich du er sie es wir ihr mich mir uns sich mein meine meinen unser unsere ihre ihren nicht kein keine auch nur noch schon sehr so wie was wer wenn als dass weil für mit von vom zu zum zur im in an am auf aus bei nach über um durch gegen ohne bis vor man kann",
  it: "ad ed il lo la gli le un una uno di del dello della dei degli delle da dal dalla in nel nella nei con su sul sulla per tra fra che chi sono era essere ho ha hai hanno abbiamo non qui mi ti si ci vi io lui lei noi voi mio mia miei suo sua nostro nostra questo questa quello ma anche più molto come se dove quando perché dopo prima tutto tutti al alla ai alle",
  pt: "os as um uma uns de do da dos das em no na nos nas ao com por para pelo pela que se são foi ser era não eu ele ela você nós me meu minha seu sua nosso nossa mas mais muito como também já quando onde porque sem tem tenho este esta isso esse até sobre entre",
  nl: "de het een en of maar is zijn was waren ben heb heeft hebben had ik jij je hij ze zij wij we mijn uw ons onze niet geen ook nog al zeer zo als dat die dit wat wie hoe voor met van naar in op aan uit bij na over om door tot te er om kan wordt",
  pl: "na do się nie jest są był być to ten ta te tego dla od po przez przy za jak co kto czy już tylko bardzo ale lub oraz że mi mnie ja my nas ich jego jej mam",
  ro: "am ai are este sunt era un unei de la cu pe din în nu și si să sa că ce care mai pentru eu tu el ea noi mea meu nostru sau dar foarte cum când după fără",
  nordic:
    "och og en ett et den det de på til till av för for med som är er var vara jag jeg du han hun vi ni inte ikke men så om har att at kan min mitt din sin vår från fra efter när hvad vad",
} satisfies Record<Language, string> & Record<string, string>;

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(SMALL_WORDS))
  for (const word of words.split(" ")) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

const MAX_READ = 600;
const MIN_WORDS = 2;
/** How much stronger the best language must be than the next. */
const LEAD = 1.5;

/** Returns the site language in which a text is surely written; null if there is too little evidence. It may return nothing, but must not be wrong. */
export function writtenLanguage(text: string): Language | null {
  const surely = surelyWritten(text);
  return LANGUAGES.find((language) => language === surely) ?? null;
}

/** Returns whether a text is surely written in a language that the site does not have. */
export function isOfOtherLanguage(text: string): boolean {
  const surely = surelyWritten(text);
  return surely !== null && !LANGUAGES.some((language) => language === surely);
}

function surelyWritten(text: string): string | null {
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  for (const [word] of text
    .slice(0, MAX_READ)
    .toLowerCase()
    .matchAll(/\p{L}{2,}/gu)) {
    seen.add(word);
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1]);
  if (!first || first[1] < MIN_WORDS || first[1] < LEAD * (second?.[1] ?? 0)) return null;
  const own = [...seen].filter((word) => languagesOf.get(word)?.includes(first[0]));
  return own.length < MIN_WORDS ? null : first[0];
}

/**
 * Returns the `lang` of an element with a person's own text: omitted if it is the page's, empty (`lang=""`) if unknown. Screen readers,
 * translators and hyphenation then do not treat it as the page's language.
 */
export function useWrittenLanguage(): (text: string | null | undefined) => { lang?: string } {
  const reading = useLocale();
  return (text) => {
    if (!text) return {};
    const language = writtenLanguage(text);
    return language === reading ? {} : { lang: language ?? "" };
  };
}
