import { endSecondFactorLater, keepAndNotify } from "#app/features/accounts/second-factor/ending.server";
import type { AdminActor } from "#app/features/audit/admin-transaction.server";
import type { Outcome } from "#app/platform/outcome";
import { changePerson, writePersonChange } from "./change-person.server";
import type { PersonRefusal } from "./listed-person";

/**
 * Has the second factor of somebody who lost phone and recovery codes end after a day, so long as neither they nor an admin stop it: all of them are told. Never one's
 * own, which would be a way past the code for whoever is in an admin's session.
 */
export function endSecondFactor(
  actor: AdminActor,
  { personId, reason }: { personId: string; reason: string },
  at: Date,
): Promise<Outcome<PersonRefusal>> {
  if (actor.userId === personId) return Promise.resolve({ ok: false, reason: "ownSecondFactor" });
  return changePerson(actor, personId, async (tx, person) => {
    if (person.suspendedAt) return { ok: false, reason: "suspendedSecondFactor" };
    const endsAt = await endSecondFactorLater(tx, person, reason, at);
    if (!endsAt) return { ok: false, reason: "alreadySo" };
    return writePersonChange(tx, actor, "person.second-factor-ends", personId, { reason, endsAt });
  });
}

/** Stops that: the second factor stays, and whoever waits for its end is told. */
export function keepPersonsSecondFactor(actor: AdminActor, personId: string, at: Date): Promise<Outcome<PersonRefusal>> {
  return changePerson(actor, personId, async (tx, person) => {
    if (!(await keepAndNotify(tx, person, at))) return { ok: false, reason: "alreadySo" };
    return writePersonChange(tx, actor, "person.second-factor-stays", personId, {});
  });
}
