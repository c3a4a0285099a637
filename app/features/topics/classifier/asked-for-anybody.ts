import { wordsOf } from "../vocabulary/words-of-text";

const ANYBODY =
  /^(?:advis[eo]rs?|experts?|consultants?|specialists?|mentors?|coach|professionals?|(?:unternehmens|firmen)?berater(?:in|innen)?|expert(?:e|en|in|innen)|fachleute|fachmann|spezialist(?:en|in)?|conseill\w+|experte?s?|consultante?s?|specialistes?|asesor(?:es|as?)?|expert[oa]s?|consultor(?:es|as?)?|especialistas?|consulent[ei]|espert[oaie]|specialist[ai])$/;
/** Words for help itself: asking for it is no cry for help, as long as nothing else is said. */
const HELP =
  /^(?:help|hilfe|unterstutzung|helfen|helft|hilf|aide|aidez|aider|ayuda\w{0,3}|ayude\w{0,3}|ayudar(?:me|nos)?|aiuto|aiutare|aiutar(?:mi|ci)|aiutat?e?(?:mi|ci)|aiuti)$/;
/** Words around the person sought that say nothing about the matter. */
const BESIDE = new Set(
  `i we need want would like d looking look am m are find me us a an the some any good best for my our company firm with to talk speak please hello hi hey can could would you your help someone somebody anyone anybody urgent urgently really quickly now today
  ich wir brauche brauchen suche suchen mochte mochten hatte gern gerne eine einen einer einem ein fur mein meine meinen unser unsere unseren unternehmen betrieb firma geschaft mit sprechen bitte hallo guten guter gute dringend sofort jetzt schnell heute konnen konnten kann kannst konnt sie ihr du mir uns jemand eure ihre deine etwas
  je nous cherche cherchons veux voudrais voudrions besoin ai avons j d de un une des pour mon notre entreprise societe boite avec parler a svp s il vous plait te bonjour bon bonne on m moi vous tu pouvez pourriez peux quelqu peut urgent urgence vite maintenant vraiment votre l
  busco buscamos necesito necesitamos quiero quisiera querria un una unos para mi nuestra empresa negocio con hablar por favor hola buen buena me nos puede puedes podria pueden alguien urgente urgentemente ya ahora su tu de
  cerco cerchiamo voglio vorrei vorremmo ho bisogno di un uno una per la mia nostra azienda impresa attivita con parlare favore ciao buongiorno bravo buon mi ci puo puoi potete potrebbe potreste qualcuno urgente urgentemente subito adesso ora vostro suo piacere`.split(
    /\s+/,
  ),
);

/** Help with one's company is help with a matter. */
const FIRM = new Set(
  "business company firm unternehmen betrieb firma geschaft entreprise societe boite empresa negocio azienda impresa attivita".split(" "),
);

/** The cheapest, the best or the nearest of whoever there is; folded words with single spaces. */
const OF_ALL_OF_THEM =
  /^(?:(?:and|und|et|y|e) )?(?:(?:who|which one|which) (?:is|s) the (?:cheapest|best|nearest|most affordable)(?: one)?(?: (?:of (?:them|these|all)|here))?|wer ist (?:hier |davon |von (?:ihnen|denen|allen) )?(?:der|die|am) (?:gunstigste\w?|billigste\w?|beste\w?|nachste\w?)(?: (?:hier|davon|von (?:ihnen|denen|allen)))?|(?:qui|lequel|laquelle) est (?:le|la) (?:moins chere?|meilleure?|plus proche)(?: (?:ici|d entre eux|de tous))?|quien es (?:el|la) (?:mas barat[oa]|mejor|mas cercan[oa])(?: (?:aqui|de (?:ellos|todos)))?|chi e (?:il|la) (?:meno car[oa]|piu economic[oa]|migliore|piu vicin[oa])(?: (?:qui|di (?:loro|tutti)))?)$/;

/** Returns whether a text asks for an advisor or help without saying what for ('I need an advisor for my business', 'Ich brauche Hilfe'). */
export function asksForAnybody(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  if (OF_ALL_OF_THEM.test(words.join(" "))) return true;
  if (!words.some((word) => ANYBODY.test(word)))
    return words.some((word) => HELP.test(word)) && words.every((word) => HELP.test(word) || (BESIDE.has(word) && !FIRM.has(word)));
  // A "business advisor" belongs to the field Business.
  const besides = words.filter((word, index) => word !== "business" || !(words[index - 1] === "my" || words[index - 1] === "our"));
  return besides.every((word) => ANYBODY.test(word) || HELP.test(word) || BESIDE.has(word));
}
