import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const THANKS = /^(?:thank\w*|thx|cheers|dank\w*|merci\w*|gracias|grazie|mercy|ta)$/;
const GOODBYE = /^(?:bye|goodbye|tschuss|adios|arrivederci|wiedersehen|revoir|farewell)$/;

/** Whole greetings in words that have other meanings as well: 'salve', 'na'. In the five languages, against folded words with single spaces. */
const GREETING =
  /^(?:(?:na|hey|hi|hallo|moin|ciao|hola|salut|hello|also|ey|buenas|oh) )*(?:salve|salve a (?:tutti|voi|lei)|buondi|saluti|buon pomeriggio|che si dice|come (?:butta|ti va|va la vita|vanno le cose)|(?:wie )?(?:laufts?|lauft s|lauft es|gehts|geht s|geht es|schauts|steht s|stehts)(?: (?:so|denn|bei (?:dir|euch|ihnen)|dir|ihnen|heute)){0,2}|na|servus|gruss gott|gruezi|gruss dich|mahlzeit|tach|howdy|sup|how s it going|how is it going|hows it going|how are things|good day|g day|yo|what s new|quoi de neuf|la forme|ca roule|ca boume|bien le bonjour|bonjour a tous|que hay|que pasa|que onda|como (?:va|andas|te va|va todo)|muy buenas|saludos)$/;

/** Returns whether a text is nothing but such a greeting. */
export const isGreeting = (text: string): boolean =>
  GREETING.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );

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
