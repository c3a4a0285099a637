import { and, eq, isNull, type SQL } from "drizzle-orm";
import { db, type Transaction, violatedConstraint } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { steppingTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { checkConsultationConflict } from "#app/features/audit/conflict-of-interest.server";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { paymentStatus } from "#app/features/money/payments.server";
import { currentRules } from "#app/features/rules/current-rules";
import { rulesOf } from "#app/features/rules/rules.server";
import { bufferAfter } from "#app/features/schedule/buffer";
import { MINUTE_MS } from "#app/platform/durations";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import { isContested } from "../absence/contested";
import { isSameStep, meantBy } from "../absence/meant-step";
import { standingOf } from "../absence/standing";
import type { AdminTransition } from "./admin-transition";
import type { TransitionProblem } from "./conditions";
import { type Actor, checkTransition, type LaterTransition } from "./consultation";
import { findEvent, recordEvent } from "./consultation-events.server";
import type { ConsultationRow } from "./consultation-row.server";
import { changesOf, type Span } from "./effects";
import { followUp } from "./follow-up.server";

export type TransitionRefusal = {
  ok: false;
  reason:
    | "wrongState"
    | "wrongActor"
    | TransitionProblem
    | "changedMeanwhile"
    | "clientBusy"
    | "timeTaken"
    | "sameTime"
    | "paymentMissing"
    | "refundChanged"
    | "standingChanged"
    | "ownMatter"
    | "blocked";
};
/** `isKnown`: this submit was already carried out, and nothing was done now. */
export type TransitionAnswer = { ok: true; consultation: ConsultationRow; isKnown?: true } | TransitionRefusal;

export interface TransitionDetails {
  /** Start of the proposed time. */
  startsAt?: Date;
  /** The proposed time the person saw and agrees to; a different one by now is refused (`changedMeanwhile`). */
  seenTime?: Date;
  /** The state when the person looked (`standingOf`); a different one by now is refused (`standingChanged`). */
  seenStanding?: string;
  /** The refund of a cancellation as shown to the person, in minor units; a different amount by now is refused (`refundChanged`). */
  seenRefund?: number;
  reason?: string;
  noShowOf?: "client" | "advisor";
  /** Idempotency key of the form: the same step with the same key is taken once and gets the same answer. */
  key?: string;
  /** Whether the proposed time is allowed; called when nobody else can take it. */
  mayPropose?: (tx: Transaction, consultation: ConsultationRow, span: Span) => Promise<boolean>;
}

/**
 * Takes a consultation from one state to the next: one UPDATE with the old state and times and the actor's id in its WHERE, with its event and all consequences
 * in the same transaction. A consultation that is not the actor's is not found (404). Locks the advisor's row first, so that the times of one advisor change
 * one after another; database constraints refuse overlaps (`timeTaken`, `clientBusy`). An admin's step is recorded in the audit log, and refused (403) to
 * anyone who is not an admin at that moment, and for consultations they are a side of (`ownMatter`).
 */
export async function transitionConsultation(
  actor: Actor,
  id: string,
  transition: LaterTransition,
  now: Date,
  details: TransitionDetails = {},
): Promise<TransitionAnswer> {
  try {
    if (actor.role === "clock") return await db.transaction((tx) => transitionIn(tx, actor, id, transition, now, details));
    if (actor.role !== "admin") return await steppingTransaction(actor, (tx) => transitionIn(tx, actor, id, transition, now, details));
    return await adminTransaction(actor, async (tx) => {
      const own = await checkConsultationConflict(tx, actor, id);
      if (own.isRefused) return { ok: false, reason: "ownMatter" };
      const answer = await transitionIn(tx, actor, id, transition, now, details);
      if (answer.ok && !answer.isKnown)
        await audit(tx, actor, `consultation.${transition as AdminTransition}`, "consultations", id, {
          reason: details.reason ?? "",
          ...(details.noShowOf && { noShowOf: details.noShowOf }),
          ...own.said,
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

/** Takes a step within another one that does the notifying: sends no emails or notifications of its own. */
export const transitionQuietly = (
  tx: Transaction,
  actor: Actor,
  id: string,
  transition: LaterTransition,
  now: Date,
  details: Pick<TransitionDetails, "key">,
) => transitionIn(tx, actor, id, transition, now, details, false);

async function transitionIn(
  tx: Transaction,
  actor: Actor,
  id: string,
  asked: LaterTransition,
  now: Date,
  given: TransitionDetails,
  isTold = true,
): Promise<TransitionAnswer> {
  const isOwn = isOf(actor);
  const { before, bufferMinutes, advisorUserId } = await lockConsultation(tx, id, isOwn);
  const transition = meantBy(asked, before, actor, given.startsAt);
  const details = detailsOf(transition, given);
  const known = details.key ? await findEvent(tx, id, details.key) : null;
  if (known && !isSameStep(known, actor, asked)) return { ok: false, reason: "changedMeanwhile" };
  if (known) return { ok: true, consultation: before, isKnown: true };
  const check = checkTransition(before, transition, actor.role, now);
  // The other side has already taken the same step.
  if (transition === "complete" && actor.role !== "admin" && before.status === "completed" && !isContested(before))
    return { ok: true, consultation: before, isKnown: true };
  if (!check.ok) return check;
  if (details.seenStanding !== undefined && details.seenStanding !== standingOf(before)) return { ok: false, reason: "standingChanged" };
  const proposed = details.startsAt && spanOf(before, details.startsAt, bufferAfter(bufferMinutes, currentRules()));
  const other = actor.role === "client" ? advisorUserId : before.clientId;
  if (reaches(transition, details) && "userId" in actor && actor.role !== "admin" && (await hasBlocked(tx, other, actor.userId)))
    return { ok: false, reason: "blocked" };
  const problem = await problemOf(tx, before, transition, proposed, details);
  if (problem) return { ok: false, reason: problem };
  const rules = await rulesOf(tx, before.rulesVersion);
  const isThroughProvider = (await paymentStatus(tx, id)) !== null;
  const change = changesOf(before, { transition, actor: actor.role, to: check.to, proposed, isThroughProvider, ...details }, rules, now);
  const { seenRefund = change.refunded } = details;
  if (seenRefund !== change.refunded) return { ok: false, reason: "refundChanged" };
  const [after] = await tx
    .update(consultations)
    .set(change)
    .where(and(isUnchanged(before), isOwn))
    .returning();
  if (!after) return { ok: false, reason: "changedMeanwhile" };
  const event = await recordEvent(tx, actor, { transition, before, after, requestKey: details.key });
  const agreed = transition === "agreeToTime" ? await acceptAgreedTime(tx, after, now) : null;
  // A time agreed and accepted with one click is one event: both sides are notified once.
  await followUp(tx, event, now, { isTold: isTold && agreed === null });
  if (agreed) await followUp(tx, { ...agreed, actor: event.actor }, now);
  return { ok: true, consultation: agreed?.after ?? after };
}

/** Whoever agrees proposes no time, though the form asked for one. */
const detailsOf = (transition: LaterTransition, given: TransitionDetails): TransitionDetails =>
  transition.startsWith("agree") ? { ...given, startsAt: undefined } : given;

/** Accepts a time one side proposed and the other agreed to, without further consent; if its price is still to be authorised, that happens afterwards. */
async function acceptAgreedTime(tx: Transaction, before: ConsultationRow, now: Date) {
  const check = checkTransition(before, "accept", "clock", now);
  if (!check.ok || (await paymentStatus(tx, before.id)) === "awaiting") return null;
  const rules = await rulesOf(tx, before.rulesVersion);
  const change = changesOf(before, { transition: "accept", actor: "clock", to: check.to }, rules, now);
  const [after] = await tx.update(consultations).set(change).where(isUnchanged(before)).returning();
  return after ? recordEvent(tx, { role: "clock" }, { transition: "accept", before, after }) : null;
}

/** Whether a step carries a new time or words to the other side. Words on who was there do not count: they also go to the admins, who decide by them. */
const reaches = (transition: LaterTransition, { startsAt, reason }: TransitionDetails) =>
  startsAt !== undefined || (Boolean(reason) && !WORDS_FOR_ADMINS.includes(transition));

const WORDS_FOR_ADMINS: readonly LaterTransition[] = ["reportNoShow", "denyNoShow", "contest"];

function isOf(actor: Actor) {
  if (actor.role === "client") return eq(consultations.clientId, actor.userId);
  return actor.role === "advisor" ? eq(consultations.advisorId, actor.advisorId) : undefined;
}

async function lockConsultation(tx: Transaction, id: string, isOwn: SQL | undefined) {
  const [advisor] = isUuid(id)
    ? await tx
        .select({ bufferMinutes: advisors.bufferMinutes, userId: advisors.userId })
        .from(advisors)
        .innerJoin(consultations, eq(consultations.advisorId, advisors.id))
        .where(and(eq(consultations.id, id), isOwn))
        .for("no key update", { of: advisors })
    : [];
  // Read only after taking the lock: its previous holder may have changed the consultation.
  const [before] = advisor
    ? await tx
        .select()
        .from(consultations)
        .where(and(eq(consultations.id, id), isOwn))
    : [];
  if (!advisor || !before) throw endedAs(404);
  return { before, bufferMinutes: advisor.bufferMinutes, advisorUserId: advisor.userId };
}

function spanOf({ durationMinutes }: ConsultationRow, startsAt: Date, bufferMinutes: number): Span {
  const endsAt = new Date(startsAt.getTime() + durationMinutes * MINUTE_MS);
  return { startsAt, endsAt, blockedUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS) };
}

/** Returns what prevents a transition besides the consultation's own state. */
async function problemOf(
  tx: Transaction,
  before: ConsultationRow,
  transition: LaterTransition,
  proposed: Span | undefined,
  { seenTime, mayPropose }: TransitionDetails,
): Promise<TransitionRefusal["reason"] | null> {
  if (seenTime && before.proposedTime?.getTime() !== seenTime.getTime()) return "changedMeanwhile";
  if (proposed?.startsAt.getTime() === before.scheduledTime.getTime()) return "sameTime";
  if (proposed && mayPropose && !(await mayPropose(tx, before, proposed))) return "timeTaken";
  if (transition === "accept" && (await paymentStatus(tx, before.id)) === "awaiting") return "paymentMissing";
  if (transition === "accept" || transition === "agreeToTime" || transition === "agreeToReschedule") await lockClient(tx, before.clientId);
  return null;
}

/** Concurrent acceptances for one client queue here, so that the second fails on the constraint rather than in a deadlock. */
const lockClient = (tx: Transaction, clientId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, clientId)).for("no key update");

const isUnchanged = ({ id, status, scheduledTime, countersMade, refunded, ...before }: ConsultationRow) =>
  and(
    eq(consultations.id, id),
    eq(consultations.status, status),
    eq(consultations.scheduledTime, scheduledTime),
    eq(consultations.countersMade, countersMade),
    eq(consultations.refunded, refunded),
    before.proposedTime ? eq(consultations.proposedTime, before.proposedTime) : isNull(consultations.proposedTime),
    before.saidAbsentAt ? eq(consultations.saidAbsentAt, before.saidAbsentAt) : isNull(consultations.saidAbsentAt),
    before.absenceRepliedAt ? eq(consultations.absenceRepliedAt, before.absenceRepliedAt) : isNull(consultations.absenceRepliedAt),
  );
