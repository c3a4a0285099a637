import { and, eq, isNull, sql } from "drizzle-orm";
import { data } from "react-router";
import { type Connection, db, type Transaction, violatedConstraint } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { postConsultation } from "#app/features/money/ledger.server";
import { orderPayment, paymentStatus } from "#app/features/money/payments.server";
import { MINUTE_MS } from "#app/features/schedule/zone-offsets";
import type { ConsultationRow } from "../notify/consultation-update.server";
import { notifyBothSides } from "../notify/notify-both-sides.server";
import { keepFigures } from "./advisor-figures.server";
import type { MoveProblem } from "./conditions";
import { type Actor, type ConsultationState, checkMove, type Move, type MoveResult } from "./consultation";
import { effectOf, type Span } from "./effects";
import { moneyStep } from "./money-step";

/** Who moves a consultation. The clock acts for nobody; a person's id goes into the WHERE of everything that is read or written. */
export type Mover =
  | { actor: "client"; userId: string }
  | { actor: "advisor"; userId: string; advisorId: string }
  | { actor: "admin"; userId: string }
  | { actor: "clock" };

export type MoveRefusal = {
  ok: false;
  reason: "wrongState" | "wrongActor" | MoveProblem | "movedOn" | "clientBusy" | "timeTaken" | "sameTime" | "paymentMissing";
};
export type MoveAnswer = { ok: true; consultation: ConsultationRow } | MoveRefusal;

export interface MoveDetails {
  /** The start of another time. */
  startsAt?: Date;
  /** The proposed time that the person saw and agrees to: another one meanwhile is `movedOn`. */
  seenTime?: Date;
  reason?: string;
  noShowOf?: "client" | "advisor";
  /** Whether another time will do, asked once nobody else can take it. */
  mayPropose?: (tx: Transaction, consultation: ConsultationRow, span: Span) => Promise<boolean>;
}

/**
 * Moves a consultation on: one UPDATE with the old state and times and the mover's id in its WHERE, with its event, money, figures and everything
 * that is told, in the same transaction. A consultation that is not the mover's is not found (404). The advisor's row is locked first, so that
 * the times of one advisor change one after the other; the database's constraints refuse what overlaps (`timeTaken`, `clientBusy`).
 * What an admin does is written down, and refused (403) to whoever is none at that moment.
 */
export async function moveConsultation(
  mover: Mover,
  id: string,
  move: Exclude<Move, "request">,
  now: Date,
  details: MoveDetails = {},
): Promise<MoveAnswer> {
  try {
    if (mover.actor !== "admin") return await db.transaction((tx) => moveIn(tx, mover, id, move, now, details));
    return await adminTransaction(mover, async (tx) => {
      const answer = await moveIn(tx, mover, id, move, now, details);
      if (answer.ok)
        await audit(tx, mover, `consultation.${move}`, "consultations", id, {
          reason: details.reason ?? "",
          ...(details.noShowOf && { noShowOf: details.noShowOf }),
        });
      return answer;
    });
  } catch (error) {
    const constraint = violatedConstraint(error)?.constraint;
    if (constraint === "consultations_one_client") return { ok: false, reason: "clientBusy" };
    if (constraint === "consultations_one_moment") return { ok: false, reason: "timeTaken" };
    throw error;
  }
}

async function moveIn(
  tx: Transaction,
  mover: Mover,
  id: string,
  move: Exclude<Move, "request">,
  now: Date,
  details: MoveDetails,
): Promise<MoveAnswer> {
  const locked = await lockAdvisor(tx, mover, id);
  const before = locked && (await ownConsultation(tx, mover, id));
  if (!before) throw data(null, { status: 404 });
  const check: MoveResult<string> = checkMove(before, move, mover.actor, now);
  if (!check.ok) return check as MoveRefusal;
  if (details.seenTime && before.proposedTime?.getTime() !== details.seenTime.getTime()) return { ok: false, reason: "movedOn" };
  const proposed = details.startsAt && spanOf(before, details.startsAt, locked.bufferMinutes);
  if (proposed?.startsAt.getTime() === before.scheduledTime.getTime()) return { ok: false, reason: "sameTime" };
  if (proposed && details.mayPropose && !(await details.mayPropose(tx, before, proposed))) return { ok: false, reason: "timeTaken" };
  if (move === "accept" && (await paymentStatus(tx, id)) === "awaiting") return { ok: false, reason: "paymentMissing" };
  if (move === "accept" || move === "agreeToReschedule") await waitForClient(tx, before.clientId);
  const made = { move, actor: mover.actor, to: check.to, proposed, reason: details.reason, noShowOf: details.noShowOf };
  const after = await swap(tx, before, mover, effectOf(before, made, now));
  if (!after) return { ok: false, reason: "movedOn" };
  const step = moneyStep(before.status, after.status);
  if (step) {
    await postConsultation(tx, step, after, now, details.reason);
    await orderPayment(tx, step, after, now);
  }
  await recordEvent(tx, { consultation: after, move, from: before.status, mover });
  await keepFigures(tx, before, after, move);
  await notifyBothSides(tx, { consultation: after, step: move, actor: mover.actor, now });
  return { ok: true, consultation: after };
}

/** Notes a step of a consultation's life. */
export async function recordEvent(
  connection: Connection,
  { consultation, move, from, mover }: { consultation: ConsultationRow; move: Move; from: ConsultationState | null; mover: Mover },
) {
  await connection.insert(consultationEvents).values({
    consultationId: consultation.id,
    move,
    fromStatus: from,
    toStatus: consultation.status,
    actor: mover.actor satisfies Actor,
    actorId: mover.actor === "clock" ? null : mover.userId,
    // Not when its transaction began: who waits for another's move comes after it.
    createdAt: sql`clock_timestamp()`,
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function lockAdvisor(tx: Transaction, mover: Mover, id: string) {
  if (!UUID.test(id)) return null;
  const [advisor] = await tx
    .select({ bufferMinutes: advisors.bufferMinutes })
    .from(advisors)
    .innerJoin(consultations, eq(consultations.advisorId, advisors.id))
    .where(and(eq(consultations.id, id), isOf(mover)))
    .for("no key update", { of: advisors });
  return advisor ?? null;
}

async function ownConsultation(tx: Transaction, mover: Mover, id: string): Promise<ConsultationRow | null> {
  const [row] = await tx
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), isOf(mover)));
  return row ?? null;
}

function isOf(mover: Mover) {
  if (mover.actor === "client") return eq(consultations.clientId, mover.userId);
  return mover.actor === "advisor" ? eq(consultations.advisorId, mover.advisorId) : undefined;
}

function spanOf({ durationMinutes }: ConsultationRow, startsAt: Date, bufferMinutes: number): Span {
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  return { startsAt, endsAt, blockedUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) };
}

/** Two acceptances for one client queue up here, so that the constraint refuses the second instead of a deadlock. */
const waitForClient = (tx: Transaction, clientId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, clientId)).for("no key update");

async function swap(
  tx: Transaction,
  before: ConsultationRow,
  mover: Mover,
  change: ReturnType<typeof effectOf>,
): Promise<ConsultationRow | null> {
  const [after] = await tx
    .update(consultations)
    .set(change)
    .where(
      and(
        eq(consultations.id, before.id),
        eq(consultations.status, before.status),
        eq(consultations.scheduledTime, before.scheduledTime),
        eq(consultations.countersMade, before.countersMade),
        before.proposedTime ? eq(consultations.proposedTime, before.proposedTime) : isNull(consultations.proposedTime),
        isOf(mover),
      ),
    )
    .returning();
  return after ?? null;
}
