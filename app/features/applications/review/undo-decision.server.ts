import { and, count, desc, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations } from "#app/db/schema/booking";
import { messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { UNDO_SECONDS } from "#app/features/audit/limits";
import { log } from "#app/platform/log/log.server";
import type { Outcome } from "#app/platform/outcome";
import { withdrawDecisionMessages } from "../notify-both-sides.server";
import type { UndoRefusal } from "./decision-refusals";
import { isUndoable } from "./undo-time";

type Application = typeof advisorApplications.$inferSelect;

/**
 * Undoes a decision completely, within a minute: the application is pending again, the advisor with its page, the notification and the waiting email are
 * deleted. Any admin may, except for their own application; of two concurrent attempts one wins. Refused once the email is on its way, somebody has booked or
 * written to the advisor, or the applicant has applied again. Returns the notes, for the next decision. For admins.
 */
export function undoDecision(actor: Viewer, applicationId: string, at: Date): Promise<Outcome<UndoRefusal, { notes: string }>> {
  return adminTransaction(actor, async (tx): Promise<Outcome<UndoRefusal, { notes: string }>> => {
    const application = await lockApplication(tx, applicationId);
    if (!application) return { ok: false, reason: "applicationUnknown" };
    if (application.userId === actor.userId) return { ok: false, reason: "ownApplication" };
    if (application.status === "pending") return { ok: false, reason: "notDecided" };
    if (!isUndoable(application.reviewedAt, at) || wasInvited(application)) return { ok: false, reason: "undoTooLate" };
    const advisorId = await lockAdvisorMade(tx, application);
    if ((await isUsed(tx, advisorId)) || (await hasAppliedAnew(tx, application))) return { ok: false, reason: "undoInUse" };
    if (!(await withdrawDecisionMessages(tx, application, at))) return { ok: false, reason: "undoTooLate" };
    if (advisorId) await tx.delete(advisors).where(eq(advisors.id, advisorId));
    const waiting = { status: "pending" as const, reviewNotes: null, reviewedAt: null, reviewedBy: null };
    await tx.update(advisorApplications).set(waiting).where(eq(advisorApplications.id, application.id));
    const details = { applicantId: application.userId, decision: application.status };
    await audit(tx, actor, "application.undone", "advisor_applications", application.id, details);
    log("info", "application decision undone", { applicationId, actorId: actor.userId });
    return { ok: true, notes: application.reviewNotes ?? "" };
  });
}

/** Decisions of the last minute that the viewer may undo, newest first. For admins: the route checks that. */
export async function undoableDecisions(viewerId: string, now: Date) {
  const { id, firstName, lastName, status, reviewedAt, userId, createdAt } = advisorApplications;
  const rows = await db
    .select({ id, name: sql<string>`${firstName} || ' ' || ${lastName}`, status, reviewedAt })
    .from(advisorApplications)
    .where(and(gt(reviewedAt, new Date(now.getTime() - UNDO_SECONDS * 1000)), ne(userId, viewerId), ne(createdAt, reviewedAt)))
    .orderBy(desc(reviewedAt));
  return rows.map(({ reviewedAt, ...row }) => ({ ...row, secondsLeft: UNDO_SECONDS - secondsBetween(reviewedAt ?? now, now) }));
}

const secondsBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000);

/** An accepted invitation is approved the moment it is created, without a decision. */
const wasInvited = ({ createdAt, reviewedAt }: Application) => createdAt.getTime() === reviewedAt?.getTime();

/** Locks the application. Locking the account first, after its advisor, keeps the applicant from submitting another one, whose foreign key needs that row. */
async function lockApplication(tx: Transaction, id: string): Promise<Application | undefined> {
  const applicant = tx.select({ userId: advisorApplications.userId }).from(advisorApplications).where(eq(advisorApplications.id, id));
  await tx.select({ id: advisors.id }).from(advisors).where(inArray(advisors.userId, applicant)).for("update");
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, applicant)).for("update");
  const [application] = await tx.select().from(advisorApplications).where(eq(advisorApplications.id, id)).for("update");
  return application;
}

/** Locks the advisor created by this decision, so that nobody can book or write to them; null when the applicant already was one. */
async function lockAdvisorMade(tx: Transaction, { status, userId, reviewedAt }: Application): Promise<string | null> {
  if (status !== "approved" || !reviewedAt) return null;
  const made = and(eq(advisors.userId, userId), eq(advisors.createdAt, reviewedAt));
  const [advisor] = await tx.select({ id: advisors.id }).from(advisors).where(made).for("update");
  return advisor?.id ?? null;
}

async function isUsed(tx: Transaction, advisorId: string | null): Promise<boolean> {
  if (!advisorId) return false;
  const asked = await tx.$count(consultations, eq(consultations.advisorId, advisorId));
  return asked > 0 || (await tx.$count(messageThreads, eq(messageThreads.advisorId, advisorId))) > 0;
}

async function hasAppliedAnew(connection: Connection, { id, userId }: Application): Promise<boolean> {
  const others = and(eq(advisorApplications.userId, userId), eq(advisorApplications.status, "pending"), ne(advisorApplications.id, id));
  const [found] = await connection.select({ times: count() }).from(advisorApplications).where(others);
  return (found?.times ?? 0) > 0;
}
