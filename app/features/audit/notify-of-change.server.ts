import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { mailRoleChange, mailSiteChange } from "#app/features/accounts/warnings/site-change-emails.server";
import { notify } from "#app/features/notifications/notify.server";
import { HOUR_MS } from "#app/platform/durations";
import { nameOfAdmin } from "./name-of-admin.server";
import { AUDIT_LOG, changeToNotify, type NotifiedChange } from "./notified-changes";

/** Changes that are easily repeated: the same one by the same admin is notified once an hour. */
const TOLD_ONCE_AN_HOUR: ReadonlySet<NotifiedChange> = new Set(["exported", "listed"]);

interface Done {
  actorId: string;
  action: string;
  subject: string;
  /** The person whose role or second factor it concerns, if any. */
  subjectId: string | null;
  details: Record<string, unknown>;
}

/**
 * Notifies all admins of actions that grant power, redirect money or export everything, and the person whose role it concerns: in the app, and by an email that
 * cannot be turned off. The email to the actor contains a link to report that it was somebody else.
 */
export async function notifyOfChange(tx: Transaction, done: Done, at: Date): Promise<void> {
  const { actorId, action, subjectId, details } = done;
  const about = changeToNotify(action, details);
  if (!about || (TOLD_ONCE_AN_HOUR.has(about) && (await wasTold(tx, done, at)))) return;
  const isRole = about === "granted" || about === "revoked";
  const personId = isRole || about === "secondFactor" ? subjectId : null;
  const who = await personOf(tx, actorId);
  const person = personId ? await personOf(tx, personId) : null;
  const id = `${action}-${at.getTime()}`;
  if (person && isRole) {
    await notify(tx, { userId: person.userId, kind: "admin_role", subject: id, details: { how: about }, link: "/profile", named: [] }, at);
    await mailRoleChange(tx, person.email, { id: `${id}-${person.userId}`, about, who });
  }
  for (const admin of await adminsBeside(tx, personId)) {
    const isActor = admin.userId === actorId;
    if (!isActor) await noticeOf(tx, admin.userId, { id, about, person }, at);
    await mailSiteChange(tx, admin, { id: `${id}-${admin.userId}`, about, who, person, isActor }, at);
  }
}

/** Whether the same action was already logged within the hour, besides the current entry. */
async function wasTold(tx: Transaction, { actorId, action, subject }: Done, at: Date): Promise<boolean> {
  const isSame = and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), eq(auditLog.subject, subject));
  return (await tx.$count(auditLog, and(isSame, gt(auditLog.createdAt, new Date(at.getTime() - HOUR_MS))))) > 1;
}

interface Notice {
  id: string;
  about: NotifiedChange;
  person: { userId: string; name: string } | null;
}

function noticeOf(tx: Transaction, userId: string, { id, about, person }: Notice, at: Date) {
  const details = { about, name: person?.name ?? "" };
  const named = person ? [person.userId] : [];
  return notify(tx, { userId, kind: "site_changed", subject: id, details, link: AUDIT_LOG, named }, at);
}

const personOf = async (tx: Transaction, id: string) =>
  oneRow(
    await tx
      .select({ userId: users.id, email: users.email, name: nameOfAdmin(sql`${id}::uuid`) })
      .from(users)
      .where(eq(users.id, id)),
  );

const adminsBeside = (tx: Transaction, personId: string | null) =>
  tx
    .select({ userId: users.id, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), isNull(users.suspendedAt), personId ? ne(users.id, personId) : undefined));
