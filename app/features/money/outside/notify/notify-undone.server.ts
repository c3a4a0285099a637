import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { DAY_MS } from "#app/platform/durations";
import { MAIL_DAYS } from "#app/platform/mail/mail-retention";
import { recallEmail } from "#app/platform/mail/outbox.server";
import type { OutsidePayment } from "../outside-payment.server";
import { notifyClient } from "./notify-payment.server";

/** An undone step: the id of its ledger entry ("" before the ledger had these), when, and how much. */
export interface UndoneStep {
  part: string;
  amount: number;
  at: Date;
}

const STEPS = {
  arrived: { step: "receive", how: "unconfirmed" },
  returned: { step: "return", how: "unreturned" },
} as const;

/**
 * Tells a client that what they heard about their payment was a mistake: that it had arrived, or was sent back. Only clients who have heard of that very step
 * are told: those without an email about it in the app alone, and those who have not heard at all not at all.
 */
export async function notifyUndone(
  tx: Transaction,
  of: OutsidePayment,
  { said, undone, round }: { said: keyof typeof STEPS; undone: UndoneStep; round: string },
  now: Date,
) {
  const { id, clientId } = of.consultation;
  const wasMailed = (await wasMailedOf(tx, id, { said, undone }, now)) || isInEnding(of, said, undone);
  const { kind, subject, userId, details, readAt, createdAt } = notifications;
  const ofStep = and(eq(userId, clientId), eq(kind, "payment_update"), eq(subject, id), eq(createdAt, undone.at));
  const told = and(ofStep, sql`${details}->>'how' = ${said}`);
  await tx.delete(notifications).where(and(told, isNull(readAt)));
  const hasRead = (await tx.$count(notifications, told)) > 0;
  if (wasMailed || hasRead) await notifyClient(tx, of, { how: STEPS[said].how, amount: undone.amount, round, isMailed: wasMailed }, now);
}

/** Whether the later email about the consultation's end already included this arrival. */
const isInEnding = ({ consultation: { status, closedAt } }: OutsidePayment, said: keyof typeof STEPS, { at }: UndoneStep) =>
  said === "arrived" && closedAt !== null && closedAt >= at && (status === "cancelled" || status === "no-show");

/** Recalls the email about a step. Returns whether it was sent nevertheless; assumed so when the step is older than emails are kept. */
async function wasMailedOf(
  tx: Transaction,
  consultationId: string,
  { said, undone: { part, at } }: { said: keyof typeof STEPS; undone: UndoneStep },
  now: Date,
): Promise<boolean> {
  if (!part || now.getTime() - at.getTime() >= MAIL_DAYS * DAY_MS) return true;
  const [entry] = await tx.select({ key: ledgerTransactions.key }).from(ledgerTransactions).where(eq(ledgerTransactions.id, part));
  const round = entry?.key.replace(`payment-${consultationId}-${STEPS[said].step}-`, "");
  const key = `payment_update:${consultationId}-${said}-${round}`;
  return (await tx.$count(outbox, eq(outbox.dedupeKey, key))) > 0 && !(await recallEmail(tx, key));
}
