import type { Viewer } from "#app/features/accounts/viewer";
import { chosenIds, joinIds } from "#app/features/admin/lists/table/bulk";
import type { PayoutAnswer } from "#app/features/admin/payouts/payout-answer";
import { payoutId, referenceKey } from "#app/features/admin/payouts/payout-choice";
import { chosenPayoutsSchema, payoutSchema, REFERENCE_MAX_CHARACTERS, refusedPayoutSchema } from "#app/features/admin/payouts/payout-form";
import { payOutAdvisor } from "#app/features/money/payouts/payouts.server";
import { reversePayout } from "#app/features/money/payouts/reversed-payout.server";
import { type Fields, listUrl } from "#app/forms/admin-form.server";
import { forEach } from "#app/forms/for-each.server";
import { recordUndoable } from "#app/forms/record-undoable.server";
import { refusalKey } from "#app/forms/refusal-key";
import { carryOut, refuse, refuseForm } from "#app/forms/refuse.server";
import { typedFields, typedText } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";

/** Handlers of payouts. */
export const PAYOUT_ACTIONS = { "pay-out": answerPayout, "pay-out-chosen": answerForMany, "take-back-payout": answerTakingBack };

async function answerPayout(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = payoutSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const at = now();
  return carryOut("payout", () => payOutAdvisor(viewer, parsed.data, at), {
    done: async ({ statement: { id, number } }) => {
      await recordUndoable(viewer, { intent: "pay-out", ids: [id], at, key: parsed.data.key }, { done: 1, refused: [] });
      return redirectWithToast(listUrl(request, "payouts"), { text: "payouts.made", values: { number } });
    },
    refused: ({ reason }) => comeBack(fields, refusalKey("payouts", reason), reason === "referenceMissing" ? 400 : 409),
    failed: (status) => comeBack(fields, "payouts.failed", status),
  });
}

/** Makes payouts one by one: a failure does not stop the others. */
async function answerForMany(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = chosenPayoutsSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, parsed.error.issues[0]?.message ?? "admin.notUnderstood", 400);
  const { payouts, key, references } = parsed.data;
  const chosen = new Map(payouts.map((each) => [payoutId(each), { ...each, key, reference: references[referenceKey(each)] ?? "" }]));
  const [at, made]: [Date, string[]] = [now(), []];
  const payOut = async (id: string) => {
    const answer = await payOutAdvisor(viewer, chosen.get(id) ?? refuseForm(), now());
    if (answer.ok) made.push(answer.statement.id);
    return answer;
  };
  const outcome = await forEach("payout", [...chosen.keys()], payOut, {
    refused: ({ reason }) => refusalKey("payouts", reason),
    gone: "payouts.failed",
    failed: "payouts.failed",
  });
  await recordUndoable(viewer, { intent: "pay-out", ids: made, at, key }, { done: outcome.done, refused: [] });
  if (outcome.refused.length === 0)
    return redirectWithToast(listUrl(request, "payouts"), { text: "payouts.manyMade", values: { count: outcome.done } });
  const left = joinIds(outcome.refused.flatMap(({ ids }) => ids));
  return refuse<PayoutAnswer>({ ...heldPayout(fields), chosen: left, outcome }, outcome.done > 0 ? 200 : 409);
}

async function answerTakingBack(viewer: Viewer, fields: Fields, request: Request) {
  const parsed = refusedPayoutSchema.safeParse(fields);
  if (!parsed.success) return comeBack(fields, "admin.notUnderstood", 400);
  return carryOut("payout", () => reversePayout(viewer, parsed.data.statementId, now(), { onlyRefused: true }), {
    done: () => redirectWithToast(listUrl(request, "payouts"), { text: "payouts.tookBack" }),
    refused: ({ reason }) => comeBack(fields, refusalKey("payouts", reason), 409),
    failed: (status) => comeBack(fields, "payouts.takingBackFailed", status),
  });
}

const MAX_CHOICE_LENGTH = 8000;

const comeBack = (fields: Record<string, unknown>, key: string, status: number) =>
  refuse<PayoutAnswer>({ ...heldPayout(fields), alert: { key } }, status);

/** Refills a stored form without an error. */
export const heldPayout = ({ advisorId, currency, reference, payouts, ...others }: Record<string, unknown>): PayoutAnswer => ({
  form: "payout",
  advisorId: typedText(advisorId),
  currency: typedText(currency),
  reference: typedText(reference),
  references: typedFields(others, REFERENCE_MAX_CHARACTERS),
  chosen: joinIds(chosenIds(payouts)).slice(0, MAX_CHOICE_LENGTH),
});
