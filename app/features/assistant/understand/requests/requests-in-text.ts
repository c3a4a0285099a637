import { areasMeant } from "#app/features/topics/classifier/areas-meant";
import { isNone, type Reader } from "#app/features/topics/classifier/reading";
import { topicByName } from "#app/features/topics/topic-list";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { contentWords } from "../turns/turns";

/** In a longer text somebody else is told of as well. */
const MAX_WORDS = 45;
const MAX_WISHES = 3;
/** What one wish is about is hardly what the other is. */
const HARDLY = 0.1;

const PROFESSION =
  "lawyer|solicitor|attorney|accountant|bookkeeper|tax advis[eo]r|advis[eo]r|consultant|coach|expert|specialist|developer|programmer|designer|marketer|marketing (?:person|expert)|recruiter|\\w*anwalt|\\w*anwaltin|\\w*berater|\\w*beraterin|buchhalter(?:in)?|\\w*entwickler(?:in)?|programmierer(?:in)?|\\w*designer(?:in)?|grafiker(?:in)?|\\w*fachmann|\\w*fachfrau|\\w*expert(?:e|en|in)|avocate?|(?:expert )?comptable|conseill(?:er|ere)|fiscaliste|juriste|consultante?|experte?|developpeu(?:r|se)|graphiste|informaticien(?:ne)?|abogad[oa]|asesora?|gestora?|contable|consultora?|expert[oa]|programadora?|desarrolladora?|disenadora?|informatic[oa]|avvocat[oa]|commercialista|consulente|espert[oa]|programmator[ei]|sviluppator[ei]|grafic[oa]|contabile";
/** What somebody is sought for follows: 'somebody for our Instagram', 'jemanden, der'. */
const FOR_WHAT =
  "(?= (?:, )?(?:else |anderen |autre |mas |altro )?(?:for|who|that|to|with|on|about|fur|der|die|das|mit|zum|bei|pour|qui|avec|para|que|con|per|che|in grado)\\b)";
/** Somebody who is sought: by no name, or by a profession after an article. */
const SOMEBODY = `(?:(?:for |to |with |nach |mit |de |a |con )?(?:somebody|someone|anybody|anyone|one(?: person)?|jemand(?:en|em)?|quelqu un|alguien|qualcuno)${FOR_WHAT}|(?:for |to |with |mit |nach )?(?:an?|another|one|einen?|einem|einer|ne|nen|eine[nr]?|d une?|une?|una|uno|un altr[oa]|otr[oa]) (?:(?!(?:and|und|et|y|e|or|oder|ou|o)\\b)\\w+ )?(?:${PROFESSION})\\b)`;
const SEEKS =
  "need\\w*|want|looking|look|search\\w*|seek\\w*|find|help|brauch\\w*|such\\w*|benotig\\w*|hilfe|cherch\\w*|besoin|faut|faudrait|recherch\\w*|aide|necesit\\w*|busc\\w*|hace falta|quier\\w*|ayuda|cerc\\w*|serv\\w*|bisogno|vorrei|aiuto";
const ALSO =
  "also|too|then|additionally|besides|auch|noch|dazu|ausserdem|zusatzlich|aussi|egalement|puis|tambien|ademas|anche|inoltre|pure";
const AND = "and|plus|und|sowie|et|y|e|ed|as well as|ainsi que";
const AGAIN = `(?:(?:i|we|ich|wir|je|j|nous|il (?:me|nous)|on|me|nos|mi|ci) )?(?:(?:${ALSO}) )?(?:(?:am|are|m|re|ai|avons|a|ho|abbiamo) )?(?:(?:${SEEKS}) )(?:(?:for|nach|d|de|di|a) )?(?:(?:${ALSO}) )?`;

/** Where a second wish begins: after an 'and', a comma or the end of a sentence somebody else is sought. */
const SECOND = new RegExp(
  ` (?:(?:, )?(?:${AND}) (?:(?:${ALSO}) ){0,2}(?:${AGAIN})?|, (?:(?:${ALSO}) (?:${AGAIN})?|${AGAIN}))(?=${SOMEBODY}(?: |$))`,
);
/** The same for the same helper: 'help with my taxes and also with our website'. */
const ALSO_WITH = new RegExp(` (?:(?:, )?(?:${AND})|,) (?:${ALSO}) (?=(?:with|for|mit|bei|beim|fur|avec|pour|con|para|per) \\w)`);
const IS_SOUGHT = new RegExp(
  `\\b(?:${SEEKS})(?: |$)|^(?:\\w+ (?:\\w+ )?(?:\\w+ )?, )?${SOMEBODY}(?: |$)|\\b(?:talk|speak) (?:to|with) ${SOMEBODY}`,
);

const between = (gap: string) => (/[+&]/.test(gap) ? " plus" : /[,;:.!?\n]/.test(gap) ? " ," : "");

/** The folded words of a text with a comma where a clause or a sentence ends. */
function clausesOf(text: string): string {
  const words = wordsOf(text);
  return words.map(({ folded, end }, at) => `${folded}${between(text.slice(end, words[at + 1]?.start ?? end))}`).join(" ");
}

/**
 * Returns the areas of the wishes that a text has in one, each for somebody of their own: 'a lawyer for contracts and somebody for our Instagram'. None where it is
 * one wish, however many sides it has.
 */
export function requestsIn(text: string, read: Reader): string[] {
  const said = clausesOf(text);
  if (said.split(" ").length > MAX_WORDS) return [];
  const parts = said.split(SECOND.test(said) ? SECOND : ALSO_WITH).map((part) => part.trim());
  if (parts.length < 2 || parts.length > MAX_WISHES || !IS_SOUGHT.test(parts[0] ?? "")) return [];
  const areas = parts.map((part) => areaOf(part, read));
  const names = areas.flatMap((area) => area?.name ?? []);
  const isApart = areas.every((one) => areas.every((other) => one === other || isOther(one, other)));
  return names.length === parts.length && isApart ? names : [];
}

interface Wish {
  name: string;
  likely: ReadonlyMap<string, number>;
}

function areaOf(part: string, read: Reader): Wish | null {
  if (contentWords(part).length === 0) return null;
  const reading = read(part.replaceAll(" ,", ","));
  const meant = areasMeant(reading, null);
  const [name] = meant.topics;
  if (isNone(reading) || meant.kind !== "sure" || name === undefined) return null;
  return { name, likely: new Map(reading.areas.map(({ topic, likelihood }) => [topic, likelihood])) };
}

/** Two wishes are of different fields, or of areas of one field of which neither could mean the other. */
function isOther(one: Wish | null, other: Wish | null): boolean {
  if (!one || !other || one.name === other.name) return false;
  const isFar = (from: Wish, to: Wish) => (from.likely.get(to.name) ?? 0) < HARDLY;
  return topicByName(one.name)?.category !== topicByName(other.name)?.category || (isFar(one, other) && isFar(other, one));
}
