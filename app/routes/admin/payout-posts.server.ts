import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/admin/failures.server";
import type { PayoutAnswer } from "#app/features/admin/payouts/payout-answer";
import { payoutSchema } from "#app/features/admin/payouts/payout-form";
import { payOutAdvisor } from "#app/features/money/payouts.server";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

/** What can be done about what is owed. */
export const PAYOUT_POSTS = { "pay-out": answerPayout };

async function answerPayout(viewer: Viewer, fields: Record<string, unknown>) {
  const parsed = payoutSchema.safeParse(fields);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  try {
    const answer = await payOutAdvisor(viewer, parsed.data, now());
    if (!answer.ok) return refuse(`payouts.${answer.reason}`, 409);
    return redirectWithToast("/admin?view=payouts", { text: "payouts.made", values: { number: answer.statement.number } });
  } catch (error) {
    return refuse("payouts.failed", failureStatus(error, "payout"));
  }
}

const refuse = (key: string, status: number) => data<PayoutAnswer>({ form: "payout", alert: { key } }, { status });
