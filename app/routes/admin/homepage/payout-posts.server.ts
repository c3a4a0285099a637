import type { Viewer } from "#app/features/accounts/viewer";
import type { PayoutAnswer } from "#app/features/admin/payouts/payout-answer";
import { payoutSchema } from "#app/features/admin/payouts/payout-form";
import { payOutAdvisor } from "#app/features/money/payouts.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

/** What can be done about what is owed. */
export const PAYOUT_POSTS = { "pay-out": answerPayout };

async function answerPayout(viewer: Viewer, fields: Record<string, unknown>) {
  const parsed = payoutSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  return carryOut("payout", () => payOutAdvisor(viewer, parsed.data, now()), {
    done: ({ statement }) => redirectWithToast("/admin?view=payouts", { text: "payouts.made", values: { number: statement.number } }),
    refused: ({ reason }) => comeBack(fields, `payouts.${reason}`, 409),
    failed: (status) => comeBack(fields, "payouts.failed", status),
  });
}

const comeBack = (fields: Record<string, unknown>, key: string, status: number) =>
  refuse<PayoutAnswer>({ ...heldPayout(fields), alert: { key } }, status);

/** The form as it was typed, without a word about it. */
export const heldPayout = ({ advisorId, currency, reference }: Record<string, unknown>): PayoutAnswer => ({
  form: "payout",
  advisorId: typedText(advisorId),
  currency: typedText(currency),
  reference: typedText(reference),
});
