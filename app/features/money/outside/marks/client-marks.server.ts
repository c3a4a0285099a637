import { eq } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { type SignedIn, steppingTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import type { Outcome } from "#app/platform/outcome";
import { readAmount } from "../../hourly-rate";
import { isAmount } from "../../money";
import { notifyAdmins, updateMarkMessages, withdrawMarkMessages } from "../notify/notify-marks.server";
import { isBooked, lockOutsidePayment, standingOfPayment, takeStep } from "../outside-payment.server";
import { lastMarkedOf } from "../parts/last-marked";
import { LAST_ONLY, markedPartsOf } from "../parts/part-to-undo.server";

type Marked = Outcome<"wrongState" | "paidAmountUnreadable" | "paidAmountWrong" | "paidAmountOver">;

/**
 * Lets a client mark their own consultation's payment as paid (404 for everybody else's), or a part of it: `typed` is the amount as written, and may
 * be more than is due, about which a form asks once (`sure` is the sum it has asked about); without it, all that is open and not marked yet. It counts as paid
 * once an admin has confirmed it. The same form twice marks once.
 */
export function markPaid(client: SignedIn, id: string, key: string, now: Date, typed?: string, sure = typed): Promise<Marked> {
  return steppingTransaction(client, async (tx): Promise<Marked> => {
    const before = await lockOwn(tx, client, id);
    if (await isBooked(tx, id, "mark", key)) return { ok: true };
    const { unmarked, marked } = standingOfPayment(before);
    if (unmarked === 0) return { ok: false, reason: "wrongState" };
    const amount = typed === undefined ? unmarked : readAmount(typed, before.consultation.currency);
    if (amount === null) return { ok: false, reason: "paidAmountUnreadable" };
    if (amount <= 0 || !isAmount(marked + amount)) return { ok: false, reason: "paidAmountWrong" };
    if (amount > unmarked && sure !== typed) return { ok: false, reason: "paidAmountOver" };
    const change = { markedAt: now, markedAmount: marked + amount };
    const after = await takeStep(tx, before, { step: "mark", key, change }, now);
    await notifyAdmins(tx, after, "marked", now);
    return { ok: true };
  });
}

/** Withdraws the client's last mark while no admin has confirmed it; earlier marks stand. */
export function withdrawMark(client: SignedIn, id: string, key: string, now: Date): Promise<Marked> {
  return steppingTransaction(client, async (tx): Promise<Marked> => {
    const before = await lockOwn(tx, client, id);
    for (const each of [key, LAST_ONLY + key]) if (await isBooked(tx, id, "unmark", each)) return { ok: true };
    const { stage, marked } = standingOfPayment(before);
    if (stage !== "marked") return { ok: false, reason: "wrongState" };
    const said = (await markedPartsOf(tx, [id])).get(id) ?? [];
    const left = marked - lastMarkedOf(marked, said);
    if (said.length < 2 || left <= 0) {
      await takeStep(tx, before, { step: "unmark", key, change: { markedAt: null } }, now);
      await withdrawMarkMessages(tx, id);
      return { ok: true };
    }
    const change = { markedAt: said.at(-2)?.at ?? before.payment.markedAt, markedAmount: left };
    const after = await takeStep(tx, before, { step: "unmark", key: LAST_ONLY + key, change }, now);
    if (!(await updateMarkMessages(tx, marked, after, now))) await notifyAdmins(tx, after, "marked", now);
    return { ok: true };
  });
}

const lockOwn = (tx: Transaction, { userId }: SignedIn, id: string) => lockOutsidePayment(tx, id, eq(consultations.clientId, userId));
