import type { SavedFormAnswer } from "./saved-form";

/** What came back to a form that was posted without script, when it is that form's. */
export function postedAnswer(actionData: unknown, intents: readonly string[]): SavedFormAnswer | null {
  if (typeof actionData !== "object" || actionData === null || !("intent" in actionData)) return null;
  const answer = actionData as SavedFormAnswer;
  return intents.includes(answer.intent) ? answer : null;
}
