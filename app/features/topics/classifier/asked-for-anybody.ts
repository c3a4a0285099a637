import { wordsOf } from "../vocabulary/words-of-text";

const ANYBODY =
  /^(?:advis[eo]rs?|experts?|consultants?|specialists?|mentors?|coach|professionals?|(?:unternehmens|firmen)?berater(?:in|innen)?|expert(?:e|en|in|innen)|fachleute|fachmann|spezialist(?:en|in)?|conseill\w+|experte?s?|consultante?s?|specialistes?|asesor(?:es|as?)?|expert[oa]s?|consultor(?:es|as?)?|especialistas?|consulent[ei]|espert[oaie]|specialist[ai])$/;
/** What is said beside whom somebody looks for, and says nothing of the matter. */
const BESIDE = new Set(
  `i we need want would like d looking look am m are find me us a an the some any good best for my our company firm with to talk speak please hello hi hey can could you help someone somebody
  ich wir brauche brauchen suche suchen mochte mochten hatte gern gerne eine einen einer einem ein fur mein meine meinen unser unsere unseren unternehmen betrieb firma geschaft mit sprechen bitte hallo guten guter gute
  je nous cherche cherchons veux voudrais voudrions besoin ai avons j d de un une des pour mon notre entreprise societe boite avec parler a svp s il vous plait bonjour bon bonne
  busco buscamos necesito necesitamos quiero quisiera querria un una unos para mi nuestra empresa negocio con hablar por favor hola buen buena
  cerco cerchiamo voglio vorrei vorremmo ho bisogno di un uno una per la mia nostra azienda impresa attivita con parlare favore ciao buongiorno bravo buon`.split(
    /\s+/,
  ),
);

/** Whether a text asks for an advisor and says nothing of what for ('I need an advisor for my business'): that is what has to be asked then. */
export function asksForAnybody(text: string): boolean {
  const words = wordsOf(text)
    .map(({ folded }) => folded)
    // A business advisor is one of the field of that name.
    .filter((word, index, all) => word !== "business" || !(all[index - 1] === "my" || all[index - 1] === "our"));
  return words.some((word) => ANYBODY.test(word)) && words.every((word) => ANYBODY.test(word) || BESIDE.has(word));
}
