import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { emailTokens, sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { hasBeenAdminSince } from "#app/platform/been-admin.server";
import { DAY_MS, MINUTE_MS } from "#app/platform/durations";
import { stopSessions } from "../sessions/stop-sessions.server";
import { ROLES_LINE, SETTINGS_LINE } from "./lines";
import { type RoleChange, type UndoneRoles, undoneRoles } from "./undone-roles";

/** What a stopped admin did is undone if it is as lately. */
const UNDONE_DAYS = 7;

const CHANGES: Record<string, RoleChange["what"]> = {
  "admin.configured": "given",
  "admin.given-back": "given",
  "admin.granted": "given",
  "admin.revoked": "taken",
  "admin.taken-back": "taken",
  "person.suspended": "suspended",
  "person.restored": "restored",
};

/** Since when what a stopped admin did is undone, whatever mails say. */
export const undoneSince = (at: Date) => new Date(at.getTime() - UNDONE_DAYS * DAY_MS);

/** Reads what an admin did with roles since a moment, and in whose accounts they may be. */
export async function suspectsOf(connection: Connection, adminId: string, since: Date): Promise<UndoneRoles> {
  const isChange = and(inArray(auditLog.action, Object.keys(CHANGES)), gt(auditLog.createdAt, since));
  const rows = await connection.select().from(auditLog).where(isChange).orderBy(asc(auditLog.createdAt), asc(auditLog.id));
  const changes = rows.flatMap(({ actorId, subjectId, action, details, createdAt }): RoleChange[] => {
    const what = CHANGES[action];
    // What was undone when an admin stopped another is that admin's doing.
    const by = actorId ?? (typeof details.by === "string" ? details.by : null);
    return what && subjectId ? [{ by, personId: subjectId, what, at: createdAt }] : [];
  });
  const people = changes.map(({ personId }) => personId);
  const asked = await connection
    .select({ userId: emailTokens.userId, at: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(inArray(emailTokens.userId, people), eq(emailTokens.purpose, "reset_password")));
  const wasOpened = (id: string, from: Date, to: Date) =>
    asked.some(({ userId, at }) => userId === id && at.getTime() >= from.getTime() - MINUTE_MS && at <= to);
  return undoneRoles(changes, adminId, wasOpened);
}

/** Since when the owner of an account may say that it was not them: the earliest mail about it whose link works, a moment before. */
export async function firstOpenSince(userId: string, at: Date): Promise<Date> {
  const isOpen = and(isNull(emailTokens.usedAt), gt(emailTokens.expiresAt, at));
  const [first] = await db
    .select({ at: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "report_sign_in"), isOpen))
    .orderBy(asc(emailTokens.createdAt))
    .limit(1);
  return new Date((first?.at ?? at).getTime() - MINUTE_MS);
}

/** Makes the sessions invalid of whoever is to lose the role with an admin, in a transaction that waits for nobody (`stopSessions`). */
export async function stopSuspects(adminId: string, since: Date, by?: string): Promise<void> {
  const { roles, suspects } = await suspectsOf(db, adminId, since);
  if (by !== undefined && suspects.has(by)) return;
  for (const [id, isAdmin] of roles) if (!isAdmin && id !== adminId) await stopSessions(id);
}

/**
 * Locks the accounts of everybody whose role an admin changed lately, with that admin's, in the order of all (`sessions/hold-account.server.ts`), before anything of them is decided. Nothing is locked
 * for whoever has never been an admin.
 */
export async function holdSuspects(tx: Transaction, adminId: string, at: Date): Promise<void> {
  if ((await tx.$count(users, and(eq(users.id, adminId), hasBeenAdminSince(new Date(0))))) === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLES_LINE})`);
  await holdAll(tx, adminId, at);
}

/** The same for whoever stands in line already. */
export async function holdAll(tx: Transaction, adminId: string, at: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LINE})`);
  const { roles, suspended } = await suspectsOf(tx, adminId, undoneSince(at));
  const ids = [adminId, ...roles.keys(), ...suspended];
  await tx.select({ id: sessions.id }).from(sessions).where(inArray(sessions.userId, ids)).orderBy(asc(sessions.id)).for("update");
  const isAdmins = eq(userRoles.role, "admin");
  await tx.select({ id: userRoles.userId }).from(userRoles).where(isAdmins).orderBy(asc(userRoles.userId)).for("no key update");
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(asc(users.id)).for("no key update");
}
