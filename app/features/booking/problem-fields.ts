import type { FieldErrors, MessageKey } from "#app/ui/text/message-key";
import type { ActionProblem, Intent } from "./pages/actions";

const FIELDS: Partial<Record<MessageKey, string>> = {
  "booking.paidAmountUnreadable": "amount",
  "booking.paidAmountWrong": "amount",
  "reviews.ratingNeeded": "rating",
};

/** What is wrong with a field of the form that was sent, which says it there and nowhere else; none where it is the step itself. */
export function errorsOf(problem: ActionProblem | null, intent?: Intent): FieldErrors | undefined {
  const field = problem && FIELDS[problem.text];
  return field && (intent ?? problem.intent) === problem.intent ? { [field]: problem.text } : undefined;
}
