import type { CategoryId } from "#app/features/catalog/categories";
import type { AssistantMessage } from "../messages";
import type { Need } from "../understand/need";

export const MOST_SUGGESTED_QUESTIONS = 4;

/** What to ask in a field; the question of Other suits every field that an admin made. */
const OF_CATEGORY = new Map<CategoryId, AssistantMessage>([
  ["business", "askBusiness"],
  ["finance", "askFinance"],
  ["technology", "askTechnology"],
  ["marketing", "askMarketing"],
  ["legal", "askLegal"],
]);

/** Questions to ask the advisor, as the case suggests them: the field's own first, then what is pressing, open or dear. */
export function suggestedQuestions(need: Need, category: CategoryId, hasDocument: boolean): AssistantMessage[] {
  const questions: AssistantMessage[] = [OF_CATEGORY.get(category) ?? "askOther"];
  if (hasDocument) questions.push("askDocument");
  if (need.urgency === "high") questions.push("askFast");
  if (category === "legal" || category === "finance") questions.push("askCountry");
  if (need.budget) questions.push("askPrice");
  questions.push("askPrepare", "askSimilar", "askScope");
  return questions.slice(0, MOST_SUGGESTED_QUESTIONS);
}
