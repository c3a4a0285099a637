import { atOnce } from "#app/db/at-once.server";
import type { Transaction } from "#app/db/client.server";
import { applyMoneyStep, refundMoney } from "#app/features/money/consultation-money.server";
import { countAdvisor } from "#app/features/ratings/count-advisor.server";
import { notifyBothSides } from "../notify/notify-both-sides.server";
import type { ReplacedTerms } from "../replaced-terms";
import { updateFigures } from "./advisor-figures.server";
import { sideToAnswer } from "./consultation";
import type { ConsultationEvent } from "./consultation-events.server";
import type { ConsultationRow } from "./consultation-row.server";
import { moneyStep } from "./money-step";

/**
 * Applies the consequences of a transition in its transaction: the money, the figures an advisor is ranked by, and the notifications,
 * unless another transition that follows immediately sends them.
 */
export async function followUp(
  tx: Transaction,
  { id: eventId, transition, actor, before, after }: ConsultationEvent,
  now: Date,
  { isTold = true, replaces }: { isTold?: boolean; replaces?: ReplacedTerms } = {},
): Promise<void> {
  if (!before) return followRequest(tx, { id: eventId, transition, actor, before, after }, now, replaces);
  const step = moneyStep(before.status, after.status);
  if (step) await applyMoneyStep(tx, step, after, now);
  if (before.status === "completed") await giveBack(tx, eventId, { before, after }, now);
  if (before.status === "completed" || after.status === "completed") await countAdvisor(tx, after.advisorId);
  await updateFigures(tx, before, after, transition);
  const silent = transition === "expire" ? sideToAnswer(before.proposedBy ?? null) : undefined;
  if (isTold) await notifyBothSides(tx, { consultation: after, step: transition, actor, now, eventId, replaces, silent });
}

/** The same for a new request, of whose consequences none needs another's. */
async function followRequest(
  tx: Transaction,
  { id: eventId, transition, actor, after }: ConsultationEvent,
  now: Date,
  replaces?: ReplacedTerms,
) {
  const step = moneyStep(null, after.status);
  await atOnce([
    step && applyMoneyStep(tx, step, after, now),
    updateFigures(tx, null, after, transition),
    notifyBothSides(tx, { consultation: after, step: transition, actor, now, eventId, replaces }),
  ]);
}

/** Refunds the rest of a completed consultation that did not take place. It counts no more as a session then, nor its ratings, these also while a contest is open. */
async function giveBack(tx: Transaction, key: string, { before, after }: { before: ConsultationRow; after: ConsultationRow }, now: Date) {
  const amount = after.refunded - before.refunded;
  const reason = after.closeReason ?? "";
  if (amount > 0) await refundMoney(tx, before, { after, refund: { amount, reason, key } }, now);
}
