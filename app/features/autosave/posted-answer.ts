import type { SavedFormAnswer } from "./saved-form";

/** Returns the action's answer to a form posted without JavaScript; null unless it belongs to one of these intents. */
export function postedAnswer(actionData: unknown, intents: readonly string[]): SavedFormAnswer | null {
  if (typeof actionData !== "object" || actionData === null || !("intent" in actionData)) return null;
  const answer = actionData as SavedFormAnswer;
  return intents.includes(answer.intent) ? answer : null;
}
