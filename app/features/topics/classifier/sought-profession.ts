import { topicByName } from "../topic-list";
import { wordsOf } from "../vocabulary/words-of-text";
import { withoutAsides } from "./beside-the-matter";
import { OTHER_MATTERS, type OtherMatter } from "./other-matters";
import { isNone, type Reading } from "./reading";
import { fieldOfLawSought } from "./signs/field-of-law";

/** Asks for somebody, in the five languages, against folded words with single spaces. */
const SOUGHT =
  /\b(?:need|needs|want|looking for|look for|search\w*|recommend\w*|find|talk to|speak (?:to|with)|ask|wanted|suche\w*|suchen|gesucht|brauche\w*|sprechen|reden|empfehl\w*|empfiehl|cherch\w*|besoin|parler|recommande\w*|conseille\w*|trouver|busc\w*|necesit\w*|hablar|recomiend\w*|encontrar|cerc\w*|bisogno|parlare|serve|consigli\w*|trovare)\b/;
const ACCOUNTANT =
  /\b(?:accountants?|bookkeepers?|tax advis[eo]rs?|cpa|(?:someone|somebody|person|expert) (?:in|for) (?:accounting|bookkeeping|tax(?:es)?)|buchhalter(?:in)?|steuerberater(?:in)?|(?:jemand\w*|fachmann) (?:fur|in) (?:die |der )?(?:buchhaltung|steuern?)|comptables?|experte? comptable|fiscaliste|quelqu un (?:en|pour la) (?:compta\w*|fiscalite)|contables?|asesor[a]? fiscal|gestor[a]?|alguien (?:de|en|para) (?:la )?(?:contabilidad|impuestos)|commercialist[ai]|contabil[ei]|ragionier[ea]|qualcuno (?:in|per la) contabilita)\b/;
const LAWYER = /\b(?:lawyers?|attorneys?|solicitors?|(?:rechts)?anwalt(?:in)?|avocate?s?|abogad[oa]s?|avvocat[oai])\b/;
/** Hiring one as an employee, and letting one go, are matters of personnel or of work. */
const AS_STAFF =
  /\b(?:employee|salary|wage|fire|fired|sack|quit|resign\w*|contract|cv|interview|job|mitarbeiter\w*|angestellte\w*|gehalt|kundig\w*|stelle|arbeitsvertrag|salaire|embauch\w*|licenci\w*|cdi|poste|sueldo|contrat\w*|despid\w*|nomina|puesto|stipendio|assum\w*|licenzi\w*|posto)\b/;

/** With more words, a lawyer is asked for in a matter that says the area itself. */
const MAX_WORDS = 9;
/** In a longer text somebody else is spoken of. */
const MAX_WORDS_OF_ALL = 16;
const LIKELIHOOD = 0.8;

const NEAR = 45;

/** Returns whether whoever is sought stands soon after the asking, or right before it: 'bookkeeper wanted'. */
function isSought(profession: RegExp, all: string): boolean {
  const at = profession.exec(all);
  if (!at) return false;
  const before = all.slice(Math.max(0, at.index - NEAR), at.index);
  return SOUGHT.test(before) || /^ (?:\w+ )?(?:wanted|gesucht|recherche|buscad[oa]|cercasi)\b/.test(all.slice(at.index + at[0].length));
}

/** Returns the area of the profession that a text asks for: accountants, and lawyers without a field; null if none. */
function areaSought(words: readonly string[]): string | null {
  const field = fieldOfLawSought(words);
  if (field !== null) return field;
  const all = words.join(" ");
  if (words.length > MAX_WORDS_OF_ALL || AS_STAFF.test(all)) return null;
  if (isSought(ACCOUNTANT, all)) return "Tax and Accounting";
  return isSought(LAWYER, all) && words.length <= MAX_WORDS ? "Legal" : null;
}

/** Returns the reading of a text that asks for somebody by a profession; the same reading if it asks for none, or names its field. */
export function withProfession(text: string, reading: Reading): Reading {
  const area = areaSought(wordsOf(withoutAsides(text)).map(({ folded }) => folded));
  const [first] = reading.areas;
  if (area === null || !reading.areas.some(({ topic }) => topic === area) || (!isNone(reading) && isClear(first, area))) return reading;
  const rest = 1 - LIKELIHOOD;
  const areas = reading.areas.map(({ topic, likelihood }) => ({ topic, likelihood: topic === area ? LIKELIHOOD : likelihood * rest }));
  const others = OTHER_MATTERS.map((matter): [OtherMatter, number] => [matter, reading.others[matter] * rest]);
  return {
    areas: areas.sort((one, other) => other.likelihood - one.likelihood),
    others: Object.fromEntries(others) as Record<OtherMatter, number>,
    none: reading.none * rest,
  };
}

/** Lawyers of a field that is likely are not asked for by their profession alone. */
const CLEAR = 0.4;
const isClear = (first: Reading["areas"][number] | undefined, area: string) =>
  first !== undefined &&
  first.likelihood >= CLEAR &&
  (first.topic === area || (area === "Legal" && topicByName(first.topic)?.category === "legal"));
