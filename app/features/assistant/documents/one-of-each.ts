import type { PartOfArea } from "./areas-of-document";
import type { KeyIssue } from "./key-issues";
import { FEW_SENTENCES, plain } from "./pointers";
import { sentencesOf } from "./sentences";

const ENOUGH_TO_FIND = 40;

/** Returns the issues with one for each short paragraph that surely tells of an area: what else it says belongs to that, and not to an area of its own. */
export function oneOfEach(issues: readonly KeyIssue[], told: readonly PartOfArea[]): KeyIssue[] {
  const parts = told
    .filter(({ part }) => sentencesOf(part).length <= FEW_SENTENCES + 1)
    .map(({ part, topic }) => ({ topic, text: plain(part) }));
  const partOf = ({ quote }: KeyIssue) => parts.findIndex(({ text }) => text.includes(plain(quote).slice(0, ENOUGH_TO_FIND)));
  return issues.flatMap((issue, index) => {
    const at = partOf(issue);
    const part = parts[at];
    if (!part) return [issue];
    const others = issues.filter((other) => partOf(other) === at);
    const kept = others.find(({ area }) => area === part.topic) ?? others[0];
    return kept === issues[index] ? [{ ...issue, area: part.topic }] : [];
  });
}
