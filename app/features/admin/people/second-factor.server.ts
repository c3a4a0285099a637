import { cancelEndAndNotify, endSecondFactorLater } from "#app/features/accounts/second-factor/ending.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import type { Outcome } from "#app/platform/outcome";
import { changePerson, openAccountOf, writePersonChange } from "./change-person.server";
import type { PersonRefusal } from "./listed-person";

/**
 * Schedules the removal of a person's second factor after a day, for someone who lost both phone and recovery codes, unless they or an admin cancel it;
 * notifies all of them. Rejects the admin's own: otherwise anyone with access to an admin's session could bypass the code.
 */
export function endSecondFactor(
  actor: AdminActor,
  { personId, reason }: { personId: string; reason: string },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  if (actor.userId === personId) return Promise.resolve({ ok: false, reason: "ownSecondFactor" });
  return openAccountOf(actor, personId, async (tx, person, said) => {
    if (person.suspendedAt) return { ok: false, reason: "suspendedSecondFactor" };
    const endsAt = await endSecondFactorLater(tx, person, reason, at);
    if (!endsAt) return { ok: false, reason: "alreadySo" };
    return writePersonChange(tx, actor, "person.second-factor-ends", personId, { reason, endsAt, ...said });
  });
}

/** Cancels the removal, so that the second factor stays, and notifies whoever is waiting for it. */
export function cancelPersonsSecondFactorEnd(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    if (!(await cancelEndAndNotify(tx, person, at))) return { ok: false, reason: "alreadySo" };
    return writePersonChange(tx, actor, "person.second-factor-stays", personId, {});
  });
}
