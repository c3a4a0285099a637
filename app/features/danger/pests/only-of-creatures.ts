import { namesOwnArea } from "#app/features/topics/classifier/signs/own-area-named";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { writtenIn } from "#app/features/topics/vocabulary/written-in";
import { CREATURES, PEOPLE, PETS } from "./creatures";
import { HELP, OF_LIFE, WEAPONS } from "./lives-beside";

/** A longer text tells of more than of animals. */
const MAX_WORDS = 30;

/** A name within a sentence. German writes all its nouns so. */
const NAMED_PERSON = /[\p{Ll},;] (\p{Lu}\p{Ll}+)/gu;
const GERMAN = /\b(?:ich|wir|mein\w*|unser\w*|welche\w*)\b/;
const AND = /^(?:and|und|et|y|e)$/;

/** Verbs after which it is said who is killed; German says it before them. */
const KILLS =
  /^(?:kill(?:ing|s|ed)?|poison(?:ing|ed)?|shoot(?:ing)?|shot|slaughter(?:ing)?|butcher|murder|drown|strangle|stab|attack(?:s|ed)?|tue[rsz]?|tuent|abattre|abats|empoisonner|noyer|egorger|attaquer?|mato|matar|mata|matan|envenenar|sacrificar|apunalar|ahogar|atacan?|uccid\w+|ammazz\w+|avvelen\w+|macellare|affogare|attacca(?:no)?|tote|erschiesse|erschlage|vergifte|schlachte)$/;
/** Verbs that German says after whom they kill. */
const KILLS_LAST =
  /^(?:um(?:zu)?bringen|toten|(?:er|ab)?schiessen|erschlagen|erstechen|vergiften|schlachten|ertranken|verbrennen|verletzen)$/;
/** What may stand between, or instead of somebody. */
const SMALL = new Set(
  `i we the a an my our your all some any these those this that of off only both wild old sick them it everything except without with in on at by safely humanely legally quickly organic and or every each is are asian before when so than
  die der das den dem ein eine einen meine meinen unsere alle diese ich wir man sie ohne mit im in am
  le la les l je j nous un une des de du d mes mon ma nos notre tous toutes tout sans avec dans en ces ce cette au aux que et qu sauf
  el los las yo mis una unos unas a al todas todos sin con de en las mi nuestras y
  il lo i gli mie miei mio mia nostre nostri tutte tutti senza nel nella del dei delle degli in e gli`.split(/\s+/),
);
/** How many words are looked at for whoever is killed. */
const NEAR = 5;

const VET = /\b(?:vets?|veterin\w+|tierarzt\w*|veto)\b/;
/** Own areas of sorrow or violence are no animals. */
const DARK = /suicid|selbst|depress|trauer|grief|deuil|duelo|lutto|angst|anxi|crisis|kris|crise|crisi|violen|gewalt|sucht|drog|drug|addict/;
/** What happens to creatures, or is done to them. */
const TROUBLE =
  /\b(?:too many|zu viele?|trop d|trop de|demasiad[oa]s|tropp[eio]|kill\w*|die[sd]?|dying|dead|attack\w*|lost|losing|poison\w*|shoot\w*|slaughter\w*|get rid|gift|(?:er|ab|ver)?(?:schies|schlacht|gift)\w*|umbring\w*|umzubring\w*|abattre|empoison\w*|sacrific\w*|envenen\w*|avvelen\w*|macell\w*|tot\w*|sterb\w+|greif\w+|verlier\w+|tue\w*|tuer|meur\w+|mour\w+|mort\w*|attaqu\w+|perd\w+|mat\w+|muer\w+|atac\w+|uccid\w+|ammazz\w+|muo\w+|mor\w+|attacc\w+)\b/;

/** What is said of pests once they are named: 'I want to kill them'. */
const THEM =
  /\b(?:kill|poison|shoot|drown|burn|trap)(?:ing)? (?:them|it)(?: all)?\b|\b(?:les|la|le) (?:tuer|exterminer|empoisonner|noyer)\b|\bsie (?:alle )?(?:umbringen|umzubringen|toten|vergiften)\b|\b(?:matar|envenenar)l[oa]s\b|\b(?:uccider|ammazzar|avvelenar)l[eia](?: tutt[ei])?\b/g;
const THEY_DO = /^(?:they|those|ils|elles|ellos|ellas|loro) /;

/** A person's own sorrow, beside what has died. */
const SORROW =
  /\b(?:desper\w+|desesper\w+|verzweif\w+|disper\w+|devast\w+|heartbroken|sad|miss|griev\w*|mourn\w*|cry\w*|untrostlich|traurig|vermisse|weine|triste|effondree?|pleure\w*|lloro|piango)\b/;

/** What is asked for beside a creature. */
const ASKED =
  /\b(?:what (?:can|should|do)|how|which|who can|was (?:kann|soll|tun)|wie|wer kann|welche\w*|comment|quel\w*|que (?:faire|puis|hago|puedo)|qui peut|como|cual|quien puede|come|cosa|chi puo|quale|help|hilf\w*|helfen|aide\w*|ayud\w*|aiut\w*)\b/;
const CLAUSE_END = /[.!?;:,\n–—]+\s*| (?:and|so|und|et|y|e) /i;

const foldedWords = (text: string) => wordsOf(text).map(({ folded }) => folded);

/** Returns whether a text tells of animals, plants or what spoils, or of an area of the site itself, and of no person or life but theirs. */
export function isOnlyOfCreatures(text: string): boolean {
  const words = foldedWords(text);
  const all = words.join(" ").replace(HELP, " ");
  if (words.length > MAX_WORDS || PEOPLE.test(all) || OF_LIFE.test(all)) return false;
  const isNamed =
    words.some((word) => CREATURES.test(word) && (!PETS.test(word) || VET.test(all))) || (!DARK.test(all) && namesOwnArea(text));
  if (!isNamed || !TROUBLE.test(all) || namesPerson(text)) return false;
  const kills = words.flatMap((word, index) => (KILLS.test(word) ? [words.slice(index + 1, index + 1 + NEAR)] : []));
  if (!text.split(CLAUSE_END).every(isOfTrade)) return false;
  return (kills.length > 0 || words.some((word) => KILLS_LAST.test(word)) || !WEAPONS.test(all)) && kills.every(isOfCreature);
}

/** Returns whether a clause names a creature, asks, or says a sorrow: who has lost a herd may say in the next one that they will follow it. */
function isOfTrade(clause: string): boolean {
  const words = foldedWords(clause);
  const all = words.join(" ");
  return all === "" || words.some(isCreature) || all.search(THEM) >= 0 || ASKED.test(all) || SORROW.test(all);
}

/** Returns whether a text says a name that is no animal's. */
const namesPerson = (text: string) =>
  writtenIn(text) !== "de" &&
  !GERMAN.test(foldedWords(text).join(" ")) &&
  [...text.matchAll(NAMED_PERSON)].some(([, name = ""]) => foldedWords(name).some((word) => !SMALL.has(word) && !isCreature(word)));

const isCreature = (word: string) => CREATURES.test(word) || namesOwnArea(word);

/** Returns whether whoever is killed after a verb is a creature, or is not said. */
function isOfCreature(after: readonly string[]): boolean {
  const at = after.findIndex((word) => AND.test(word) || !SMALL.has(word));
  const [object, and, second] = after.slice(Math.max(0, at));
  if (at < 0 || object === undefined || AND.test(object)) return true;
  return isCreature(object) && (second === undefined || !AND.test(and ?? "") || SMALL.has(second) || isCreature(second));
}

/** Returns folded words without what is said of the killing of creatures, which are named by them or were before. */
export function withoutTheirEnd(words: string): string {
  const all = words.split(" ").filter(Boolean);
  const isKilled = (near: readonly string[]) => isCreature(near.find((word) => !SMALL.has(word)) ?? "");
  const rest = all.filter(
    (word, index) =>
      !(KILLS.test(word) && isKilled(all.slice(index + 1, index + 1 + NEAR))) &&
      !(KILLS_LAST.test(word) && isKilled(all.slice(Math.max(0, index - NEAR), index).reverse())),
  );
  const left = rest.join(" ");
  return THEY_DO.test(left) ? left : left.replace(THEM, " ");
}

/** Returns whether a text about animals tells of its writer's own sorrow, too. */
export const isOfSorrow = (text: string): boolean => SORROW.test(foldedWords(text).join(" "));
