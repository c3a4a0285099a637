import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { isNotNow } from "../emergencies";

/** A blade held to somebody's body. With 'the' instead of 'a' most languages mean pressure. Matched like the phrases in `danger.ts`. */
const HELD_TO_THE_BODY: Record<TextLanguage, RegExp> = {
  en: /\b(?:a|his|her) (?:\w+ )?(?:knife|blade|razor|cleaver) (?:to|at|against|on) (?:my|his|her|our \w+ s) (?:throat|neck|face|chest|stomach|belly|ribs)\b/,
  de: /\b(?:ein|sein|ihr) (?:\w+ )?(?:messer|klinge) (?:\w+ )?(?:an|in|gegen|unter) (?:den|die|meinen|meine|das|mein) (?:hals|kehle|bauch|gesicht|rippen)\b/,
  fr: /\b(?:un couteau|une lame|un cutter|son couteau) (?:sous|sur|contre|a|dans) (?:la|ma|mon|le) (?:gorge|cou|ventre|visage|poitrine)\b/,
  es: /\b(?:un cuchillo|una navaja|una cuchilla|su cuchillo|su navaja) (?:en|al|contra|a) ?(?:el|la|mi)? (?:cuello|garganta|cara|barriga|pecho|costillas)\b/,
  it: /\b(?:un coltello|una lama|un taglierino|il suo coltello) (?:alla|al|sulla|sul|contro|in) ?(?:la|il|mia|mio)? ?(?:gola|collo|faccia|pancia|petto|costole)\b/,
};

/** What holds nobody a knife. */
const OF_A_FIRM =
  /\b(?:bank\w*|banc[ao]|banques?|banco|suppliers?|lieferant\w*|fournisseurs?|proveedor\w*|fornitor\w*|konkurrenz|concurrence|competencia|concorrenza|competitors?|finanzamt|fisco?|hacienda|markt|market|marche|mercado|mercato|rates?|zinsen)\b/;

/** Returns the languages in which folded words with single spaces tell of a blade at a body. */
export const heldToTheBodyLanguages = (words: string): TextLanguage[] =>
  isNotNow(words) || OF_A_FIRM.test(words) ? [] : TEXT_LANGUAGES.filter((language) => HELD_TO_THE_BODY[language].test(words));
