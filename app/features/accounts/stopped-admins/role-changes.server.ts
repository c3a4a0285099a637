import { and, asc, gt, inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { now } from "#app/platform/clock.server";
import { DAY_MS } from "#app/platform/durations";
import type { RoleChange, Suspension, Suspicion } from "./undone-roles";

/** What a stopped admin did is undone if it is as lately. */
const UNDONE_DAYS = 7;
/** The log is read so far back that whoever was under suspicion when they did it is so still: an owner's word of seven days ago is about the seven before. */
const READ_DAYS = 2 * UNDONE_DAYS + 1;

const CHANGES: Record<string, RoleChange["what"]> = {
  "admin.configured": "given",
  "admin.given-back": "given",
  "admin.granted": "given",
  "admin.revoked": "taken",
  "admin.taken-back": "taken",
  "person.suspended": "suspended",
  "person.restored": "restored",
};
const REPORTED = "admin.reported";

/** Since when what a stopped admin did is undone, whatever mails say. */
export const undoneSince = (at: Date) => new Date(at.getTime() - UNDONE_DAYS * DAY_MS);

/** What the log has of roles. */
export interface ReadRoles {
  changes: RoleChange[];
  /** In which accounts somebody else was, as their owners say. */
  stopped: Suspicion[];
  /** Whose role was put back lately after such a word: that is nobody's decision. */
  putBack: string[];
}

/** Reads the changes of roles from the log, for the word of the owner of an account who says since when it was not them. */
export async function readRoleChanges(connection: Connection, adminId: string, since: Date): Promise<ReadRoles> {
  const from = new Date(now().getTime() - READ_DAYS * DAY_MS);
  const isOfRoles = and(inArray(auditLog.action, [...Object.keys(CHANGES), REPORTED]), gt(auditLog.createdAt, from));
  const rows = await connection.select().from(auditLog).where(isOfRoles).orderBy(asc(auditLog.createdAt), asc(auditLog.id));
  const lately = undoneSince(now());
  const reported = rows.flatMap(({ action, subjectId, details, createdAt }) =>
    action === REPORTED && subjectId ? [{ id: subjectId, from: new Date(String(details.since)), to: createdAt }] : [],
  );
  return {
    changes: rows.flatMap(changeOf),
    stopped: [{ id: adminId, from: since, to: null }, ...reported],
    putBack: rows.flatMap((row) => (isPutBack(row) && row.subjectId && row.createdAt > lately ? [row.subjectId] : [])),
  };
}

type Entry = typeof auditLog.$inferSelect;

/** Whether the site did it by itself. What an older version undid when an admin stopped another is that admin's doing. */
const isPutBack = ({ actorId, action, details }: Entry) =>
  actorId === null && typeof details.by !== "string" && details.stopped !== undefined && action in CHANGES;

function changeOf(entry: Entry): RoleChange[] {
  const { actorId, subjectId, action, details, createdAt } = entry;
  const what = CHANGES[action];
  if (!what || !subjectId || isPutBack(entry)) return [];
  const ended = what === "restored" ? endedBy(details, createdAt) : undefined;
  return [{ by: actorId ?? (typeof details.by === "string" ? details.by : null), personId: subjectId, what, at: createdAt, ended }];
}

/** The suspension that an entry says was ended; one that was undone at once says less. */
const endedBy = ({ reason, since }: Record<string, unknown>, at: Date): Suspension => ({
  reason: typeof reason === "string" ? reason : null,
  since: typeof since === "string" ? since : at.toISOString(),
});
