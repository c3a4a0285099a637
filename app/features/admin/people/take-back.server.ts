import { and, desc, eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { auditLog } from "#app/db/schema/operations";
import { hasOtherAdmin } from "#app/features/accounts/admin-role.server";
import { endOtherSessions } from "#app/features/accounts/sessions/sessions.server";
import { recallEmail } from "#app/platform/mail/outbox.server";
import type { Outcome } from "#app/platform/outcome";
import { suspendedKey, unlistedKey } from "./emails.server";
import type { PersonRefusal } from "./listed-person";
import { changePerson, writePersonChange } from "./people.server";

interface Actor {
  userId: string;
}

/** What is taken back, and when it was done. */
interface Done {
  personId: string;
  at: Date;
}

type Taken = Promise<Outcome<PersonRefusal>>;

const isSame = (one: Date | null, other: Date) => one?.getTime() === other.getTime();

/** Takes a suspension back: they may sign in again, and the mail about it does not go if it still waits. Not one that another admin has given since. */
export function takeBackSuspension(actor: Actor, { personId, at }: Done): Taken {
  return changePerson(actor, personId, async (tx, person) => {
    if (!isSame(person.suspendedAt, at)) return { ok: false, reason: "alreadySo" };
    await tx.update(users).set({ suspendedAt: null, suspendedReason: null }).where(eq(users.id, personId));
    await recallEmail(tx, suspendedKey(personId, at));
    return writePersonChange(tx, actor, "person.restored", personId, { undone: "person.suspended" });
  });
}

/** Takes back that somebody was let in again: they are suspended as they were, for the reason that stood there. */
export function takeBackRestoring(actor: Actor, { personId }: Done): Taken {
  return changePerson(actor, personId, async (tx, person) => {
    if (person.suspendedAt) return { ok: false, reason: "alreadySo" };
    if (!(await hasOtherAdmin(tx, personId))) return { ok: false, reason: "lastAdmin" };
    const restored = and(eq(auditLog.action, "person.restored"), eq(auditLog.subjectId, personId));
    const [row] = await tx.select().from(auditLog).where(restored).orderBy(desc(auditLog.createdAt)).limit(1);
    const { reason, since } = row?.details ?? {};
    if (typeof reason !== "string" || typeof since !== "string") return { ok: false, reason: "alreadySo" };
    await tx
      .update(users)
      .set({ suspendedAt: new Date(since), suspendedReason: reason })
      .where(eq(users.id, personId));
    await endOtherSessions(tx, personId);
    return writePersonChange(tx, actor, "person.suspended", personId, { reason, undone: "person.restored" });
  });
}

/** Puts an advisor back into the directory, and takes the mail about it back if it still waits. */
export function takeBackUnlisting(actor: Actor, { personId, at }: Done): Taken {
  return changePerson(actor, personId, async (tx) => {
    const hidden = and(eq(advisors.userId, personId), eq(advisors.status, "suspended"), eq(advisors.updatedAt, at));
    const [shown] = await tx.update(advisors).set({ status: "approved" }).where(hidden).returning({ id: advisors.id });
    if (!shown) return { ok: false, reason: "alreadySo" };
    await recallEmail(tx, unlistedKey(shown.id, at));
    return writePersonChange(tx, actor, "advisor.relisted", personId, { undone: "advisor.unlisted" });
  });
}

/** Takes an advisor out of the directory again, as they were: no mail went when they came back, and none goes now. */
export function takeBackRelisting(actor: Actor, { personId, at }: Done): Taken {
  return changePerson(actor, personId, async (tx) => {
    const shown = and(eq(advisors.userId, personId), eq(advisors.status, "approved"), eq(advisors.updatedAt, at));
    const hidden = await tx.update(advisors).set({ status: "suspended" }).where(shown).returning({ id: advisors.id });
    if (hidden.length === 0) return { ok: false, reason: "alreadySo" };
    return writePersonChange(tx, actor, "advisor.unlisted", personId, { undone: "advisor.relisted" });
  });
}
