import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { PEOPLE } from "../quick-help";
import { ASKING, EVENTS, HELP, OF_OTHERS, SMALL_WORDS, TIME_WORDS, WANTING } from "./asking-words";
import { DATE } from "./dates-said";
import { dayPartsIn } from "./day-part-in-text";
import { timesIn } from "./hours-in-text";
import { lengthIn } from "./length-in-text";

/** Separators at which a clause ends, but not the point of '31. Januar'. */
const CLAUSE_END = /(?<!\d)[.!?;:]\s|,\s|\n/;
/** More than any message of sentences has: each clause is read by many patterns, and thousands of single letters would hold the thread. */
const MOST_CLAUSES = 100;
const PART_OF_HOUR = /a half|a quarter|demie?|quart|media|cuarto|mezz[ao]|un quarto/;
const DAYS =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica";
/** Joints between two clauses; before a figure they join two hours ('between 5 and 7'), before a day two days ('le mardi et le vendredi'), and before a part of one a length ('an hour and a half'). */
// pattern: fixed words between two single spaces
const JOINT = new RegExp(
  `\\s(?:and|but|so|because|while|und|aber|also|weil|da|et|mais|donc|car|parce que|y|pero|porque|as[ií] que|e|ma|perch[eé]|quindi)\\s(?=\\p{L})(?!(?:(?:le|les|el|los|il|la|on|am) )?(?:${DAYS})(?!\\p{L}))(?!(?:${PART_OF_HOUR.source})(?!\\p{L}))`,
  "iu",
);
/** A clause of so few words beside the time is an answer to 'when?': 'evenings only', 'Vertrag, morgen um 9'. */
const FEW_WORDS = 2;

/** Splits a text into its clauses; of a text of very many, the rest is one clause. */
export const splitClauses = (text: string): string[] => bounded(text.split(CLAUSE_END));

const bounded = (clauses: string[]) =>
  clauses.length > MOST_CLAUSES ? [...clauses.slice(0, MOST_CLAUSES), clauses.slice(MOST_CLAUSES).join(" ")] : clauses;

/** Reads a text once, however many ask for the same one in a row, as the readers of one message do. */
export function onceInARow<Found>(read: (text: string) => Found): (text: string) => Found {
  let latest: { text: string; found: Found } | null = null;
  return (text) => {
    if (latest?.text !== text) latest = { text, found: read(text) };
    return latest.found;
  };
}

/** Returns the clauses of a text whose times are asked for, joined, and those whose times are the matter's own: 'she publishes tomorrow'. */
export const clausesByTime = (text: string) => sortByTime(text);

const sortByTime = onceInARow((text): { asked: string; told: string } => {
  const clauses = bounded(splitClauses(text).flatMap((clause) => clause.split(JOINT)));
  const { asked = [], told = [] } = Object.groupBy(clauses, (clause) => (asksForTime(clause) ? "asked" : "told"));
  return { asked: asked.join(". "), told: told.join(". ") };
});

/**
 * Returns whether a time in this clause is when somebody wants to talk: where a person, help or a talk is asked for, somebody says when they have time, or hardly
 * anything else is said. What only happens then ('the auditor comes tomorrow at 9') is a matter's own time.
 */
function asksForTime(clause: string): boolean {
  const words = wordsOf(clause).map(({ folded }) => folded);
  const plain = ` ${words.join(" ")} `;
  if (EVENTS.test(plain) && !ASKING.test(plain)) return false;
  if (ASKING.test(plain) || HELP.test(plain) || HELP.test(lengthIn(clause).rest)) return !OF_OTHERS.test(plain);
  if (words.some((word, at) => PEOPLE.has(word) && !POSSESSED.has(words[at - 1] ?? ""))) return !OF_OTHERS.test(plain);
  const { dayParts, named, rest } = timesIn(clause);
  const beside = lengthIn(dayPartsIn(rest).rest).rest.replace(DATE, " ").replace(TIME_WORDS, " ").split(" ");
  const said = beside.filter((word) => word !== "" && !SMALL_WORDS.has(word) && !/^\d/.test(word));
  if (said.length < FEW_WORDS || (said.length === FEW_WORDS && !BEFORE_NOUNS.has(words[0] ?? ""))) return true;
  return (named !== null || dayParts.length > 0) && WANTING.test(plain);
}

/** 'Our lawyer is away tomorrow' asks for none. */
const POSSESSED = new Set(
  "our my the his her their your unser unsere unseren mein meine meinen der die ihr ihre sein seine notre nos mon ma mes le la son sa leur nuestro nuestra mi el su nostro nostra mio mia il lo suo sua loro".split(
    " ",
  ),
);
/** 'The auditors arrive tomorrow': of a noun with its article and one word more, that word is what it does. */
const BEFORE_NOUNS = new Set([
  ...POSSESSED,
  ..."a an l ein eine un une una uno i lo los las les gli das she he they it er es ils elles elle on ella ellos lei lui loro".split(" "),
]);
