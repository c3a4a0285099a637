import { eq } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Outcome } from "#app/platform/outcome";
import { notifyAdmins, takeBackMark } from "./notify-payment.server";
import { isBooked, lockOutsidePayment, standingOfPayment, takeStep } from "./outside-payment.server";

interface Client {
  userId: string;
}

type Marked = Outcome<"wrongState">;

/**
 * The client says that they have paid what is awaited of their own consultation (404 for everybody else's). It counts as paid once an admin has seen it.
 * The same form twice says it once.
 */
export function markPaid(client: Client, id: string, key: string, now: Date): Promise<Marked> {
  return db.transaction(async (tx): Promise<Marked> => {
    const before = await lockOwn(tx, client, id);
    if (await isBooked(tx, id, "mark", key)) return { ok: true };
    if (standingOfPayment(before).stage !== "awaiting") return { ok: false, reason: "wrongState" };
    const after = await takeStep(tx, before, { step: "mark", key, change: { markedAt: now } }, now);
    await notifyAdmins(tx, after, "marked", now);
    return { ok: true };
  });
}

/** The client takes back that they have paid, while no admin has looked. */
export function takeMarkBack(client: Client, id: string, key: string, now: Date): Promise<Marked> {
  return db.transaction(async (tx): Promise<Marked> => {
    const before = await lockOwn(tx, client, id);
    if (await isBooked(tx, id, "unmark", key)) return { ok: true };
    if (standingOfPayment(before).stage !== "marked") return { ok: false, reason: "wrongState" };
    await takeStep(tx, before, { step: "unmark", key, change: { markedAt: null } }, now);
    await takeBackMark(tx, id);
    return { ok: true };
  });
}

const lockOwn = (tx: Transaction, { userId }: Client, id: string) => lockOutsidePayment(tx, id, eq(consultations.clientId, userId));
