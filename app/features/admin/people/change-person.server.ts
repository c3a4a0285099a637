import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { holdAccount } from "#app/features/accounts/sessions/hold-account.server";
import { stopSessions } from "#app/features/accounts/sessions/stop-sessions.server";
import { ROLES_LINE } from "#app/features/accounts/stopped-admins/lines";
import { holdAll } from "#app/features/accounts/stopped-admins/suspects.server";
import { type AdminActor, type AdminTransaction, adminTransaction, checkAdmin } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { checkConflictOfInterest } from "#app/features/audit/conflict-of-interest.server";
import { sidesOfPerson } from "#app/features/audit/sides.server";
import { now } from "#app/platform/clock.server";
import { endedAs } from "#app/platform/http/ended-as";
import { forgetPages, renewPages } from "#app/platform/http/page-cache.server";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import type { Outcome } from "#app/platform/outcome";
import type { PersonRefusal } from "./listed-person";

/** Line in which nobody waits for what a person does: of two admins who stop each other, one does. */
const STOP_LINE = 7_241_071;
/** Actions after which a person must not appear anywhere. */
const TAKES_AWAY = new Set<AuditAction>(["person.suspended", "advisor.unlisted"]);

type Person = typeof users.$inferSelect;

/** Runs an admin's change of a person, serialized and with their row locked; throws a 404 for unknown and erased people. */
export function changePerson<Done extends object = object>(
  actor: AdminActor,
  personId: string,
  change: (tx: AdminTransaction, person: Person) => Promise<Outcome<PersonRefusal, Done>>,
  hold: (tx: AdminTransaction) => Promise<void> = (tx) => holdAccount(tx, personId),
): Promise<Outcome<PersonRefusal, Done>> {
  const work = async (tx: AdminTransaction) => {
    await hold(tx);
    const [person] = await tx.select().from(users).where(eq(users.id, personId));
    if (!person || isNobodysAddress(person.email)) throw endedAs(404);
    return change(tx, person);
  };
  return adminTransaction(actor, work, ROLES_LINE);
}

/** The same for a change that takes power away: the person's sessions end first, whatever they do meanwhile (`stopSessions`). */
export async function stopPerson(
  actor: AdminActor,
  personId: string,
  change: (tx: AdminTransaction, person: Person) => Promise<Outcome<PersonRefusal>>,
): Promise<Outcome<PersonRefusal>> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${STOP_LINE})`);
    await checkAdmin(tx, actor);
    if (personId !== actor.userId) await stopSessions(personId, undefined, tx);
  });
  return changePerson(actor, personId, change, (tx) => holdAll(tx, personId, now()));
}

/** Runs a change of an advisor's directory listing. Rejects an admin's own ('ownMatter') while another admin exists; `said` goes to the audit log. */
export const changeListing = (
  actor: AdminActor,
  personId: string,
  change: (tx: AdminTransaction, person: Person, said: { ownMatter?: true }) => Promise<Outcome<PersonRefusal>>,
): Promise<Outcome<PersonRefusal>> =>
  changePerson(actor, personId, async (tx, person) => {
    const own = await checkConflictOfInterest(tx, actor, [personId]);
    return own.isRefused ? { ok: false, reason: "ownMatter" } : change(tx, person, own.said);
  });

/**
 * Runs a change that opens a person's account: rejected ('ownMatter') for whoever has had a consultation with them, while another admin exists, because it opens
 * the other side's money and messages.
 */
export const openAccountOf = <Done extends object>(
  actor: AdminActor,
  personId: string,
  change: (tx: AdminTransaction, person: Person, said: { ownMatter?: true }) => Promise<Outcome<PersonRefusal, Done>>,
): Promise<Outcome<PersonRefusal, Done>> =>
  changePerson<Done>(actor, personId, async (tx, person) => {
    // What of their own account an admin may do is said by each verb.
    const sides = personId === actor.userId ? [] : await sidesOfPerson(tx, personId);
    const own = await checkConflictOfInterest(tx, actor, sides);
    return own.isRefused ? { ok: false, reason: "ownMatter" } : change(tx, person, own.said);
  });

/** Writes an audit entry about a person and invalidates the cached pages that list people. */
export async function writePersonChange(
  tx: AdminTransaction,
  actor: AdminActor,
  action: AuditAction,
  personId: string,
  details: Record<string, unknown>,
) {
  await audit(tx, actor, action, "users", personId, details);
  // Those pages are cached, and no trigger watches the accounts table.
  await (TAKES_AWAY.has(action) ? forgetPages(tx) : renewPages(tx));
  return { ok: true } as const;
}
