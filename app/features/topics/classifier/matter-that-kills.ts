import { wordsOf } from "../vocabulary/words-of-text";

/** 'X is killing me': a figure of speech, where X is a matter and nobody who could. In the five languages, against folded words with single spaces. */
// pattern: fixed words, anchored after at most five others
const KILLS = new RegExp(
  `^((?:\\w+ ){1,5})(?:${[
    "(?:is|are) (?:slowly |really )?(?:killing|drowning|crushing|burying|eating) (?:me|us)(?: alive| off)?",
    "(?:bringt|bringen|macht|machen) (?:mich|uns) (?:noch |langsam |echt )?(?:um(?: den verstand)?|fertig|kaputt|wahnsinnig)|(?:frisst|fressen) (?:mich|uns) auf",
    "(?:me|nous) (?:tue|tuent|rend fou|rendent fous|bouffe|bouffent)",
    "(?:me|nos) (?:esta|estan) (?:matando|volviendo locos?|ahogando|comiendo)|(?:me|nos) (?:mata|matan|ahoga|ahogan)",
    "(?:mi|ci) (?:sta|stanno) (?:uccidendo|facendo impazzire|soffocando|mangiando)|(?:mi|ci) (?:uccide|uccidono|soffoca|soffocano)",
  ].join("|")})(?= |$)`,
);

/** Of people, and of what ails a body, it may be meant as it is said. */
const MAY_BE_MEANT =
  /\b(?:he|she|they|somebody|someone|husband|wife|boyfriend|girlfriend|ex|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|kids|children|stepfather|er|sie|jemand|mann|frau|freund\w*|partner\w*|vater|mutter|bruder|schwester|sohn|tochter|kinder|stiefvater|il|elle|ils|mari|femme|copain|copine|conjoint\w*|compagn\w+|pere|mere|frere|soeur|fils|fille|enfants|el|ella|ellos|marido|mujer|novi[oa]|parej\w+|padre|madre|herman[oa]|hij[oa]s?|lui|lei|loro|marito|moglie|fidanzat[oa]|fratello|sorella|figli[oae]?|back|head|knee|tooth|pain|cough|migraine|rucken|kopf|knie|zahn|schmerz\w*|husten|migrane|dos|tete|genou|dent|douleur\w*|espalda|cabeza|rodilla|muela|dolor\w*|schiena|testa|ginocchio|dente|dolore|dolori)\b/;

/** Returns a text without such a figure: the matter and what else is said; null if there is none. */
export function matterThatKills(text: string): string | null {
  const words = wordsOf(text);
  const said = words.map(({ folded }) => folded).join(" ");
  const [figure, matter = ""] = KILLS.exec(said) ?? [];
  if (figure === undefined || MAY_BE_MEANT.test(matter.replace(/^(?:el|il|lo|la) /, ""))) return null;
  const last = words[matter.trim().split(" ").length - 1]!;
  const next = words[figure.split(" ").length - 1]!;
  return text.slice(0, last.end) + text.slice(next.end);
}
