import type { Reader } from "#app/features/topics/classifier/reading";
import { visibleText } from "#app/features/topics/vocabulary/words-of-text";
import { agreedArea } from "./area-of-sentence";
import type { PartOfArea } from "./areas-of-document";
import { type KeyIssue, MAX_DOCUMENT_ISSUES, shortened } from "./key-issues";
import { quotable } from "./quotable";
import { sentencesOf, trimmed } from "./sentences";

const MIN_LETTERS = 12;
/** A paragraph of so few sentences tells of one matter. */
export const FEW_SENTENCES = 4;
/** Listed at most, with the answer of the guided prompts. */
const MAX_LISTED = MAX_DOCUMENT_ISSUES + 1;
const ENOUGH_TO_FIND = 40;

/** Returns for each area that a document tells of the sentence that says so most clearly; an area without one is left out. */
export function pointersOf(told: readonly PartOfArea[], read: Reader): Map<string, string> {
  const pointers = new Map<string, string>();
  for (const { part, topic } of told.toSorted((one, other) => other.likelihood - one.likelihood)) {
    if (pointers.has(topic)) continue;
    const all = sentencesOf(quotable(visibleText(part)))
      .map(trimmed)
      .filter(({ length }) => length >= MIN_LETTERS);
    const sentences = all
      .map((sentence) => ({ sentence, reading: read(sentence) }))
      .filter(({ sentence, reading }) => all.length <= FEW_SENTENCES || (agreedArea(sentence, reading) ?? topic) === topic)
      .map(({ sentence, reading }) => ({ sentence, likelihood: reading.areas.find((area) => area.topic === topic)?.likelihood ?? 0 }));
    const [best] = sentences.sort((one, other) => other.likelihood - one.likelihood);
    if (best) pointers.set(topic, shortened(best.sentence));
  }
  return pointers;
}

/** Returns the issues of a document, in its order, so that one points at each of the areas that it tells of; of too many those go for which nobody is recommended. */
export function issuesPointingAt(
  areas: readonly string[],
  issues: readonly KeyIssue[],
  pointers: ReadonlyMap<string, string>,
  text: string,
): KeyIssue[] {
  const pointed: KeyIssue[] = [...issues];
  for (const area of new Set([...areas, ...pointers.keys()])) {
    const quote = pointers.get(area);
    if (quote === undefined || pointed.some((issue) => issue.area === area)) continue;
    const at = pointed.findIndex((issue) => issue.quote === quote);
    if (at >= 0) pointed[at] = { quote, area };
    else pointed.push({ quote, area });
  }
  while (pointed.length > MAX_LISTED) pointed.splice(leastOf(pointed, areas), 1);
  const whole = plain(text);
  const placeOf = ({ quote }: KeyIssue) => whole.indexOf(plain(quote).slice(0, ENOUGH_TO_FIND));
  return pointed.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Returns which issue says least: one without an area, the second of an area, or the last of one for which nobody is recommended. */
function leastOf(issues: readonly KeyIssue[], areas: readonly string[]): number {
  const isSecond = ({ area }: KeyIssue, at: number) => issues.findIndex((issue) => issue.area === area) < at;
  const least = [({ area }: KeyIssue) => area === undefined, isSecond, ({ area = "" }: KeyIssue) => !areas.includes(area)];
  return least.map((is) => issues.findLastIndex(is)).find((at) => at >= 0) ?? issues.length - 1;
}

/** Returns a text as it is quoted, on one line. */
export const plain = (text: string) => quotable(visibleText(text)).replace(/\s+/g, " ");
