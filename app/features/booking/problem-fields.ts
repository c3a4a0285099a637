import type { FieldErrors, MessageKey } from "#app/ui/text/message-key";
import type { ActionProblem, Intent } from "./pages/actions";

const FIELDS: Partial<Record<MessageKey, string>> = {
  "booking.paidAmountUnreadable": "amount",
  "booking.paidAmountWrong": "amount",
  "booking.paidAmountOver": "amount",
  "reviews.ratingNeeded": "rating",
};

/** Returns the field error for a submitted form, to be shown at that field only; undefined when the problem concerns the action itself. */
export function errorsOf(problem: ActionProblem | null, intent?: Intent): FieldErrors | undefined {
  const field = problem && FIELDS[problem.text];
  return field && (intent ?? problem.intent) === problem.intent ? { [field]: problem.text } : undefined;
}
