import { and, eq, sql } from "drizzle-orm";
import { data } from "react-router";
import { type Connection, db, type Transaction, violatedConstraint } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { type Actor, type ConsultationState, checkMove, type MoveResult } from "./consultation";
import { type ConsultationRow, type ToldMove, tellBothSides } from "./letters.server";
import type { MoveProblem } from "./move-conditions";

/** Who moves a consultation. The clock acts for nobody; a person's id goes into the WHERE of everything that is read or written. */
export type Mover = { actor: "client"; userId: string } | { actor: "adviser"; userId: string; adviserId: string } | { actor: "clock" };

export type MoveRefusal = { ok: false; reason: "wrongState" | "wrongActor" | MoveProblem | "movedOn" | "clientBusy" };
export type MoveAnswer = { ok: true; consultation: ConsultationRow } | MoveRefusal;

type AnswerMove = Exclude<ToldMove, "request">;

/**
 * Moves a consultation on: one UPDATE with the old state and the mover's id in its WHERE, with its event, the advisor's figures and the mails to
 * both sides in the same transaction. A consultation that is not the mover's is not found (404).
 */
export async function moveConsultation(
  mover: Mover,
  id: string,
  move: AnswerMove,
  now: Date,
  closeReason: string | null = null,
): Promise<MoveAnswer> {
  try {
    return await db.transaction(async (tx) => {
      const before = await ownConsultation(tx, mover, id);
      if (!before) throw data(null, { status: 404 });
      const check: MoveResult<string> = checkMove(before, move, mover.actor, now);
      if (!check.ok) return check as MoveRefusal;
      if (move === "accept") await waitForClient(tx, before.clientId);
      const after = await swapStatus(tx, before, mover, check.to, { now, closeReason });
      if (!after) return { ok: false, reason: "movedOn" };
      await recordEvent(tx, { consultation: after, move, from: before.status, mover });
      await keepFigures(tx, after, move);
      await tellBothSides(tx, after, move, now);
      return { ok: true, consultation: after };
    });
  } catch (error) {
    if (violatedConstraint(error)?.constraint === "consultations_one_client") return { ok: false, reason: "clientBusy" };
    throw error;
  }
}

/** Notes a step of a consultation's life. */
export async function recordEvent(
  connection: Connection,
  { consultation, move, from, mover }: { consultation: ConsultationRow; move: ToldMove; from: ConsultationState | null; mover: Mover },
) {
  await connection.insert(consultationEvents).values({
    consultationId: consultation.id,
    move,
    fromStatus: from,
    toStatus: consultation.status,
    actor: mover.actor,
    actorId: mover.actor === "clock" ? null : mover.userId,
  });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function ownConsultation(tx: Transaction, mover: Mover, id: string): Promise<ConsultationRow | null> {
  if (!UUID.test(id)) return null;
  const [row] = await tx
    .select()
    .from(consultations)
    .where(and(eq(consultations.id, id), isOf(mover)));
  return row ?? null;
}

function isOf(mover: Mover) {
  if (mover.actor === "client") return eq(consultations.clientId, mover.userId);
  return mover.actor === "adviser" ? eq(consultations.adviserId, mover.adviserId) : undefined;
}

/** Two acceptances for one client queue up here, so that the constraint refuses the second instead of a deadlock. */
const waitForClient = (tx: Transaction, clientId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, clientId)).for("no key update");

async function swapStatus(
  tx: Transaction,
  before: ConsultationRow,
  mover: Mover,
  to: ConsultationState,
  { now, closeReason }: { now: Date; closeReason: string | null },
): Promise<ConsultationRow | null> {
  const isAnswer = mover.actor === "adviser";
  const isClosed = to !== "accepted";
  const [after] = await tx
    .update(consultations)
    .set({
      status: to,
      updatedAt: now,
      ...(isAnswer && { respondedAt: now }),
      ...(isClosed && { closedAt: now, closedBy: mover.actor as Actor, closeReason }),
    })
    .where(and(eq(consultations.id, before.id), eq(consultations.status, before.status), isOf(mover)))
    .returning();
  return after ?? null;
}

/** How an advisor answers, as matching ranks by it: an answer counts with its median of the last hundred; a withdrawn request never asked. */
async function keepFigures(tx: Transaction, { adviserId }: ConsultationRow, move: AnswerMove) {
  if (move === "withdraw") {
    await tx.execute(
      sql`update advisers set requests_received = greatest(requests_received - 1, requests_answered) where id = ${adviserId}`,
    );
  }
  if (move !== "accept" && move !== "decline") return;
  await tx.execute(sql`
    update advisers set requests_answered = requests_answered + 1, requests_received = greatest(requests_received, requests_answered + 1),
      reply_minutes = (
        select percentile_cont(0.5) within group (order by minutes)::int
        from (
          select extract(epoch from responded_at - created_at) / 60 as minutes from consultations
          where adviser_id = ${adviserId} and responded_at is not null order by responded_at desc limit 100) as latest)
    where id = ${adviserId}`);
}
