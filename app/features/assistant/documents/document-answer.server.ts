import type { Answer } from "../conversation/answer-message.server";
import { MAX_KEY_ISSUES } from "../limits";
import type { Wording } from "../recommend/wording";
import type { PartOfArea } from "./areas-of-document";
import { oneOfEach } from "./one-of-each";
import { issuesPointingAt } from "./pointers";

/** Returns the answer to a document with a sentence for each area in which somebody is recommended, and with the areas of its issues for which nobody is. */
export function answerToDocument(
  answer: Answer,
  { told, pointers, text }: { told: readonly PartOfArea[]; pointers: ReadonlyMap<string, string>; text: string },
  wording: Wording,
): Answer {
  const { keyIssues = [], advisorRecommendations = [] } = answer.result;
  if (advisorRecommendations.length === 0) return answer;
  const named = advisorRecommendations.map(({ why }) => why?.topic ?? "");
  const issues = oneOfEach(issuesPointingAt(named, keyIssues, pointers, text), told);
  const open = [...new Set(issues.flatMap(({ area }) => area ?? []))].filter((area) => !named.includes(area));
  const topics = wording.list(open.map(wording.named));
  const content = open.length > 0 ? `${answer.content} ${wording.say({ key: "replyDocumentOpen", values: { topics } })}` : answer.content;
  const count = issues.length - MAX_KEY_ISSUES;
  const moreIssues = count > 0 ? { moreIssues: wording.say({ key: "documentMore", values: { count } }) } : {};
  return { content, result: { ...answer.result, keyIssues: issues, ...moreIssues } };
}
