import { wordsOf } from "../vocabulary/words-of-text";
import { withoutHyperbole } from "./signs/hyperbole";

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

/** The same of what is to come, only where it is known to be said of dull matters (hyperbole). */
// pattern: fixed words, anchored after at most five others
const WILL_KILL = new RegExp(
  `^((?:\\w+ ){1,5})(?:${[
    "(?:(?:will|is|are|ll|going|gonna|to) ){1,3}be the death of (?:me|us)",
    "(?:bringt|bringen) (?:mich|uns) (?:noch |irgendwann )?(?:ins grab|unter die erde)|(?:wird|werden) (?:mich|uns) (?:noch )?(?:ins grab|unter die erde) bringen",
    "(?:va|vont) (?:me|nous) tuer|(?:me|nous) tuera|(?:aura|auront) ma peau",
    "(?:me|nos) (?:va|van) a (?:matar|enterrar|volver loc[oa]s?)",
    "(?:mi|ci) (?:fara|faranno|fa|fanno) (?:morire|impazzire)",
  ].join("|")})(?= |$)`,
);

/** Of people, and of what ails a body, it may be meant as it is said. */
const MAY_BE_MEANT =
  /\b(?:he|she|they|somebody|someone|husband|wife|boyfriend|girlfriend|ex|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|kids|children|stepfather|er|sie|jemand|mann|frau|freund\w*|partner\w*|vater|mutter|bruder|schwester|sohn|tochter|kinder|stiefvater|il|elle|ils|mari|femme|copain|copine|conjoint\w*|compagn\w+|pere|mere|frere|soeur|fils|fille|enfants|el|ella|ellos|marido|mujer|novi[oa]|parej\w+|padre|madre|herman[oa]|hij[oa]s?|lui|lei|loro|marito|moglie|fidanzat[oa]|fratello|sorella|figli[oae]?|back|head|knee|tooth|pain|cough|migraine|rucken|kopf|knie|zahn|schmerz\w*|husten|migrane|dos|tete|genou|dent|douleur\w*|espalda|cabeza|rodilla|muela|dolor\w*|schiena|testa|ginocchio|dente|dolore|dolori)\b/;

/** 'This' says nothing of the matter, and is read as if it did. */
const POINTS = /^(?:this|these|that|all|diese[rsmn]?|ce|cet|cette|ces|est[eao]s?|quest[oaie])$/;

/** Returns a text without such a figure: the matter and what else is said; null if there is none. */
export function matterThatKills(text: string): string | null {
  const words = wordsOf(text);
  const said = words.map(({ folded }) => folded).join(" ");
  const isDull = withoutHyperbole(text) !== text;
  const [figure, matter = ""] = KILLS.exec(said) ?? (isDull ? WILL_KILL.exec(said) : null) ?? [];
  if (figure === undefined || MAY_BE_MEANT.test(matter.replace(/^(?:el|il|lo|la) /, ""))) return null;
  const last = words[matter.trim().split(" ").length - 1]!;
  const next = words[figure.split(" ").length - 1]!;
  const from = POINTS.test(words[0]!.folded) && last !== words[0] ? words[0]!.end : 0;
  return (text.slice(from, last.end) + text.slice(next.end)).trimStart();
}
