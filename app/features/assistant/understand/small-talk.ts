import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const THANKS = /^(?:thank\w*|thx|cheers|dank\w*|merci\w*|gracias|grazie|mercy|ta)$/;
const GOODBYE = /^(?:bye|goodbye|tschuss|adios|arrivederci|wiedersehen|revoir|farewell)$/;

const HELP =
  /^(?:help\w*|advice|advis\w+|someone|somebody|anyone|anybody|hilf\w*|hilfe|jemand\w*|rat|berat\w*|aide\w*|quelqu|conseil\w*|ayud\w*|alguien|consej\w*|aiut\w*|qualcuno|consigli\w*)$/;

const says = (text: string, pattern: RegExp) => wordsOf(text).some(({ folded }) => pattern.test(folded));

/** Returns whether small talk is thanks. */
export const isThanks = (text: string): boolean => says(text, THANKS);

/** Returns whether somebody only asks for help. */
export const asksForHelp = (text: string): boolean => says(text, HELP);

/** Returns whether small talk is a goodbye. */
export const isGoodbye = (text: string): boolean => says(text, GOODBYE);

/** Words of a question, and of a request for something to watch or to read, in the five languages. */
const QUESTION =
  /^(?:what|whats|which|who|whom|whose|when|where|why|how|recommend|suggest|translate|was|welche\w*|wer|wen|wem|wann|wo|warum|wieso|wie|wieviel\w*|empfiehl|empfehl\w*|quoi|quel\w*|qui|quand|pourquoi|combien|recommande\w*|cual\w*|quien\w*|cuando|donde|cuant[oa]s?|recomiend\w*|quale|quali|chi|quando|dove|perche|quant[oaie]|consigliami|consigliatemi)$/;
/** Words that speak to whoever answers, as a greeting does: 'how are you', 'wie geht es Ihnen', 'was ist los'. */
const TO_YOU =
  /^(?:you|your|ya|u|up|bist|machst|kannst|hast|dich|dir|ihnen|geht|gehts|tu|toi|te|vous|va|vas|usted|estas|esta|tal|eres|ti|stai|sta|sei|hi|hello|hey|hallo|servus|moin|bonjour|bonsoir|salut|hola|buenas|buenos|ciao|salve|buongiorno|buonasera)$/;
const WHAT_IS_UP = /^(?:na )?was (?:ist )?los$/;
const BEGINS_WITH_WHAT = /^(?:que|qu|che|cosa|comment|como|come) /;

/** Returns whether small talk asks something about the world ('how far is it from Seville to Cádiz'), as opposed to greeting or asking how one is. */
export function asksOfTheWorld(text: string): boolean {
  const words = wordsOf(text).map(({ folded }) => folded);
  const said = words.join(" ");
  const isQuestion = BEGINS_WITH_WHAT.test(said) || words.some((word) => QUESTION.test(word));
  return isQuestion && !WHAT_IS_UP.test(said) && !words.some((word) => TO_YOU.test(word));
}
