import { type Word, wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import { PEOPLE, SERVICES } from "../quick-help";

const setOf = (words: string) => new Set(words.split(/\s+/));

/** Names of places that are everyday words or given names of people, too: a capital says nothing, only a preposition of place does. */
const WORDS_FIRST = setOf(
  `nice reading bath mobile cork split orange essen tours lens como bari male fez lima victoria santiago phoenix rom prag vienne viena austin charlotte
  sofia florence florencia adelaide madison orlando jordan georgia rosario salvador verona colombo`,
);
/** Names that are words of one of the five languages, written with a small letter there: 'nessuno usa', 'porto', 'turkey sandwiches', 'una riga', 'soy argentina'. */
const ALSO_WORDS = setOf(
  "usa porto turkey china chile faro fortaleza granada palma concepcion puebla recife malta muscat manila riga lagos monaco cologne bologna bordeaux limerick buffalo bergen waterloo argentina",
);
/** Of these, German nouns, which have a capital anyway: 'Das Porto ist gestiegen', 'in den Bergen'. */
const GERMAN_NOUNS = setOf("porto bergen bordeaux");

const WORDS_OF_PLACE = setOf("in near around from bei aus nahe nach pres en cerca vicino based negli aux");
const ARTICLES = setOf("the den der dem la le les los las gli l il lo");
/** Before these, 'a' is French or Italian for 'in', even without its accent. */
const AFTER_A = setOf("vienne tours bari");
const CAPITAL = /^\p{Lu}/u;
const END = /[.!?:\n]/;
const SENTENCE_WORDS = 2;

/** What is the same for all words of a text: looked at once, however many of them may be places. */
export interface TextSigns {
  text: string;
  read: readonly Word[];
  /** A title, or shouted: capitals say nothing. */
  isMostCapital: boolean;
  hasSmallLetters: boolean;
  mayBeGerman: boolean;
}

export function signsOf(text: string): TextSigns {
  const read = wordsOf(text);
  const isMostCapital = 2 * read.filter(({ start }) => CAPITAL.test(text.slice(start, start + 2))).length > read.length;
  return { text, read, isMostCapital, hasSmallLetters: /\p{Ll}/u.test(text), mayBeGerman: [null, "de"].includes(writtenIn(text)) };
}

/** Whether a word at this position (and those after it, in `name`) that may also mean something else stands for a place. */
export function isPlaceThere({ text, read, ...of }: TextSigns, at: number, name: string): boolean {
  const isWordFirst = WORDS_FIRST.has(name);
  if (!isWordFirst && !ALSO_WORDS.has(name)) return true;
  const [before, word] = [read[at - 1], read[at]!];
  const said = text.slice(word.start, word.end);
  if (before && isOfPlace(text, read, at, name)) return true;
  if (isWordFirst) return false;
  if (read.length < SENTENCE_WORDS) return true;
  if (name === "usa") return said === "USA" && of.hasSmallLetters;
  const isBegun = !before || END.test(text.slice(before.end, word.start));
  const isNoun = GERMAN_NOUNS.has(name) && before?.folded !== "a" && of.mayBeGerman;
  return CAPITAL.test(said) && !isBegun && !isNoun && !of.isMostCapital;
}

function isOfPlace(text: string, read: readonly Word[], at: number, name: string) {
  const before = read[at - 1]!;
  const isA = before.folded === "a" && (AFTER_A.has(name) || /^à$/iu.test(text.slice(before.start, before.end).normalize("NFC")));
  const isArticle =
    !WORDS_FIRST.has(name) &&
    !GERMAN_NOUNS.has(name) &&
    ARTICLES.has(before.folded) &&
    CAPITAL.test(text.slice(read[at]!.start, read[at]!.end));
  return isA || WORDS_OF_PLACE.has(before.folded) || (isArticle && WORDS_OF_PLACE.has(read[at - 2]?.folded ?? ""));
}

const FROM = setOf("from aus da dal dalla dai dagli dall desde depuis von vom");
/** 'De' says as often whose or where something is, as where it comes from. */
const OF = setOf("de du des d del di della dello");
/** Words that say where somebody or something comes from, before such an 'of'. */
const COMES = setOf(
  `viens vient venons venez viennent venu venue venus venant originaire originaires provient proviennent provenant provenance arrive arrivent arrivons importe importons importer importes
  vengo viene venimos vienen venido procedo procede proceden procedente procedentes originario originaria llega llegan importo importamos importado importada importados importadas traemos soy somos
  veniamo vengono provengo proviene provengono proveniente originaria arriva arrivano importiamo importato importata importati importate
  nurse cook worker infirmier infirmiere cuisinier cuisiniere ouvrier ouvriers enfermera enfermero cocinero cocinera trabajador trabajadores infermiera infermiere cuoco cuoca operai operaio`,
);
/** Words before 'from' that do not come from there: 'only from Vienna', 'twenty miles from Lyon'. */
const NO_ORIGIN = setOf(
  `only rather preferably ideally best also and or but if possible please one people team far away miles mile km kilometres kilometers minutes hour hours
  nur lieber eher gern gerne bitte und oder moglichst bevorzugt idealerweise am liebsten auch weit entfernt minuten stunde
  seulement plutot ideal preference et ou mais loin heure solo preferiblemente mejor y o lejos preferibilmente meglio e lontano ora minuti minutos`,
);
const SOMEBODY = setOf("somebody someone anybody anyone jemand jemanden jemandem quelqu alguien qualcuno");
/** Others' businesses: where they are no advisor is wanted. */
const OF_OTHERS =
  /^(?:suppliers?|vendors?|manufacturers?|producers?|lieferant\w*|zulieferer\w*|hersteller\w*|fournisseurs?|fabricants?|proveedor\w*|fabricantes?|fornitor[ei]|produttor[ei])$/;
const FACTORY = /^(?:factory|factories|fabrik\w*|usines?|fabricas?|fabbric(?:a|he))$/;
const OWN = /^(?:our|my|unser\w*|mein\w*|notre|nos|ma|nuestra|mi|nostra|mia)$/;
/** 'Work from Valencia' says where somebody is. */
const WORKS = /^(?:work|working|live|living|arbeiten?|travaill(?:er|e|ons)|(?:tele)?trabaj(?:ar|o|amos|ando)|lavor(?:are|o|iamo|ando))$/;
const REACH = 3;

/**
 * Returns whether a place is where somebody or something comes from ('a nurse from Manila', 'unser Koch kommt aus Nepal') or where others make a thing ('a
 * factory in Taiwan'), as opposed to where an advisor is wanted ('a lawyer from Vienna').
 */
export function isOrigin(words: readonly string[], index: number): boolean {
  const at = ARTICLES.has(words[index - 1] ?? "") ? index - 2 : index - 1;
  const [said = "", cue = ""] = [words[at - 1], words[at]];
  const before = words.slice(Math.max(0, at - REACH), at);
  if ((WORDS_OF_PLACE.has(cue) || cue === "a") && isWithOthers(words, at)) return true;
  if (before.some((word) => PEOPLE.has(word) || SERVICES.has(word) || SOMEBODY.has(word))) return false;
  if (FROM.has(cue)) return said !== "" && !NO_ORIGIN.has(said) && !WORKS.test(said);
  return OF.has(cue) && before.some((word) => COMES.has(word));
}

/** Whether somebody to talk to is said just before: 'a lawyer in Ireland'. */
export const isOfSomebody = (words: readonly string[], index: number): boolean =>
  words.slice(Math.max(0, index - REACH), index).some((word) => PEOPLE.has(word) || SERVICES.has(word) || SOMEBODY.has(word));

function isWithOthers(words: readonly string[], at: number) {
  const said = words[at - 1] ?? "";
  return OF_OTHERS.test(said) || (FACTORY.test(said) && !OWN.test(words[at - 2] ?? ""));
}
