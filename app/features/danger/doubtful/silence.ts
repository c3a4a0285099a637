import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";

const FRIEND =
  "(?:my )?(?:girl ?friend|boy ?friend|gf|bf|date|crush|ex girlfriend|friend)|mein(?:e)? (?:freund|freundin|kumpel|flirt|date)|(?:mon|ma) (?:copain|copine|pote|petit ami|petite amie|amie?|mec|meuf)|mi (?:novi[oa]|amig[oa]|chic[oa])|(?:il mio|la mia) (?:ragazz[oa]|fidanzat[oa]|amic[oa])";
const SILENT =
  "(?:does not|doesn t|isn t|won t|never|not) (?:\\w+ )?(?:answer\\w*|repl\\w+|writ\\w+|text\\w*|call\\w*)(?: back)?|(?:antwortet|schreibt|meldet sich|ruft)(?: mir)? (?:nicht|nie)(?: mehr)?(?: zuruck| an)?|(?:mir )?(?:nicht|nie) (?:zuruck|mehr)|ne (?:me |m )?(?:repond|ecrit|rappelle|parle)(?: (?:plus|pas))|no me (?:contesta|responde|escribe|llama|habla)|(?:ya )?no (?:me )?(?:contesta|responde|escribe)|non (?:mi )?(?:risponde|scrive|chiama|parla)(?: piu)?";
const REST =
  "(?:to |an |auf |a |ai |los |mis |i )?(?:my|meine|mes|mis|miei)?(?: )?(?:messages|texts|nachrichten|messaggi|mensajes)|me|mir|mi|any ?more|mehr|plus|mas|piu|back|zuruck|(?:is|ist|est|esta|e) (?:she|he|sie|er|elle|il|lei|lui)?(?: )?(?:angry|mad|upset|cross|sauer|bose|fachee?|enfadad[oa]|arrabbiat[oa])(?: (?:with|at|on|auf|contre|conmigo|con) ?(?:me|mich|moi|mi)?)?|(?:elle|il) est fachee?|why|warum|pourquoi|por que|perche|what now|was nun|que faire|que hago|che faccio";

/** That a friend does not answer, and nothing else. */
const SILENCE = new RegExp(`^(?:(?:why|warum|pourquoi|por que|perche) )?(?:${FRIEND}) (?:${SILENT})(?: (?:${REST})){0,4}$`);

const MAX_LENGTH = 150;

/** Returns whether a text tells of no more than a friend who does not write back. Since when, or that one fears for them, would be more. */
export const isOnlySilence = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  SILENCE.test(
    wordsOf(text)
      .map(({ folded }) => folded)
      .join(" "),
  );
