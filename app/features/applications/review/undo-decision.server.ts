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
import { takeBackDecision } from "../notify-both-sides.server";
import type { UndoRefusal } from "./decision-refusals";
import { isUndoable } from "./undo-time";

type Application = typeof advisorApplications.$inferSelect;

/**
 * Takes a decision back whole, within its minute: the application waits again, the advisor it made is gone with its page, the notification and the mail
 * that waited are gone. Any admin may, but for their own application; of two at once one does. Refused once the mail is on its way, somebody has asked or
 * written to the advisor, or the applicant has applied anew. Answers what the notes said, for whoever decides anew. For admins.
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
    if (!(await takeBackDecision(tx, application, at))) return { ok: false, reason: "undoTooLate" };
    if (advisorId) await tx.delete(advisors).where(eq(advisors.id, advisorId));
    const waiting = { status: "pending" as const, reviewNotes: null, reviewedAt: null, reviewedBy: null };
    await tx.update(advisorApplications).set(waiting).where(eq(advisorApplications.id, application.id));
    const details = { applicantId: application.userId, decision: application.status };
    await audit(tx, actor, "application.undone", "advisor_applications", application.id, details);
    log("info", "application decision undone", { applicationId, actorId: actor.userId });
    return { ok: true, notes: application.reviewNotes ?? "" };
  });
}

/** The decisions of the last minute, newest first, that whoever looks may undo. For admins, whose route guards it. */
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

/** Whoever accepts an invitation is approved in that moment, without a decision. */
const wasInvited = ({ createdAt, reviewedAt }: Application) => createdAt.getTime() === reviewedAt?.getTime();

/** The application, while its applicant can send no other one: theirs would refer to their account, which is locked. */
async function lockApplication(tx: Transaction, id: string): Promise<Application | undefined> {
  const applicant = tx.select({ userId: advisorApplications.userId }).from(advisorApplications).where(eq(advisorApplications.id, id));
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, applicant)).for("update");
  const [application] = await tx.select().from(advisorApplications).where(eq(advisorApplications.id, id)).for("update");
  return application;
}

/** The advisor that this very decision has made, while nobody can ask or write to them: not the one whom the applicant was before. */
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
