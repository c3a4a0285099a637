import { type CategoryId, isSpecifiedCategory } from "#app/features/catalog/categories";
import type { AssistantMessage } from "../messages";
import type { Need } from "../understand/need";

export const MAX_SUGGESTED_QUESTIONS = 4;

/** Suggested question per category; that of Other suits every category added or renamed by an admin. */
const OF_CATEGORY = new Map<CategoryId, AssistantMessage>([
  ["business", "askBusiness"],
  ["finance", "askFinance"],
  ["technology", "askTechnology"],
  ["marketing", "askMarketing"],
  ["legal", "askLegal"],
]);

/** Returns questions for the advisor that suit the case: the field's own first (what to do today, if `isNow`), then by urgency, open points and price. */
export function suggestedQuestions(need: Need, category: CategoryId, hasDocument: boolean, isNow = false): AssistantMessage[] {
  const questions: AssistantMessage[] = [isNow ? "askToday" : (isSpecifiedCategory(category) && OF_CATEGORY.get(category)) || "askOther"];
  if (hasDocument) questions.push("askDocument");
  if (need.urgency === "high" && !isNow) questions.push("askFast");
  if (["legal", "finance"].includes(category) && isSpecifiedCategory(category)) questions.push("askCountry");
  if (need.budget) questions.push("askPrice");
  questions.push("askPrepare", "askSimilar", "askScope");
  return questions.slice(0, MAX_SUGGESTED_QUESTIONS);
}
