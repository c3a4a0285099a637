import { wordsOf } from "../vocabulary/words-of-text";

/** Requests for help, in the five languages, against folded words with single spaces. */
const ASKING =
  /\b(?:(?:i|we) (?:really |just |urgently )?(?:need|want) (?:your |some |urgent |quick |a bit of )?help|(?:can|could|would) (?:you|somebody|someone) (?:please )?help (?:me|us)|(?:please )?help (?:me|us)?|(?:ich|wir) (?:brauche|brauchen|benotige|benotigen|suche|suchen) (?:\w+ ){0,2}(?:hilfe|unterstutzung)|(?:konnen|konnten|konnt|kann|kannst) (?:sie|ihr|du|jemand) (?:mir|uns) (?:bitte )?helfen|helfen sie (?:mir|uns)|hilf (?:mir|uns)|hilfe|(?:j ai|nous avons|on a) (?:\w+ )?besoin d (?:une )?aide|(?:pouvez vous|pourriez vous|peux tu) (?:m|nous) aider|aidez (?:moi|nous)|aide moi|(?:necesito|necesitamos|busco|buscamos) (?:su |tu |una )?ayuda|(?:me|nos) (?:puede|puedes|podria|pueden) ayudar|(?:puede|puedes|podria) ayudar(?:me|nos)|ayud(?:eme|enme|ame|enos)|(?:ho|abbiamo) (?:\w+ )?bisogno di (?:un )?aiuto|(?:cerco|cerchiamo) aiuto|(?:mi|ci) (?:puo|potete|potreste|potrebbe|puoi) aiutare|(?:puo|potete|puoi|potrebbe) aiutar(?:mi|ci)|aiutat?e?(?:mi|ci)|mi aiuti)\b/;
/** Prepositions before the matter that help is wanted with. */
const WITH =
  /^(?:with|for|about|on|bei|beim|mit|fur|zu|zum|zur|wegen|im|in|pour|avec|sur|au sujet|concernant|dans|con|para|sobre|en|per|su|sul|sulla|nel|nella) (?=\w)/;
/** People, and things one does not ask an advisor's help with: then the whole text counts. */
const OF_LIFE =
  /\b(?:i|im|my|me|myself|he|she|him|his|her|husband|wife|son|daughter|boyfriend|girlfriend|ich|mich|mir|mein\w*|er|sie|ihn|ihm|je|j|moi|mon|ma|mes|m|elle|lui|yo|mi|mis|ella|io|mio|mia|miei|mie|lei|die|dying|dead|death|suicid\w*|overdos\w*|life|living|violen\w*|gewalt\w*|(?:ver|ge)?(?:sterb|storb)\w*|tod|(?:uber|ab|er|zusammen)?leben\w*|selbst\w*|suizid\w*|uberdosis|mourir|mort\w*|vie|vivre|morir\w*|muert\w*|vida|vivir|morire|vita|vivere)\b/;

/**
 * Returns what somebody asks for help with, 'beim Kompost' in 'Ich brauche Hilfe beim Kompost': with a matter behind them, the words of a
 * cry for help mean no harm. Null without a matter, or if a person or a life is mentioned, too.
 */
export function helpIsWantedWith(text: string): string | null {
  const all = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  const asking = ASKING.exec(all);
  if (!asking) return null;
  const before = all.slice(0, asking.index).trim();
  const matter = all.slice(asking.index + asking[0].length).trim();
  return WITH.test(matter) && !OF_LIFE.test(`${before} ${matter}`) ? `${before} ${matter}`.trim() : null;
}
