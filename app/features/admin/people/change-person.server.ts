import { eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts/accounts";
import { type AdminActor, type AdminTransaction, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { AuditAction } from "#app/features/audit/audit-actions";
import { lookAtOwnMatter } from "#app/features/audit/own-matter.server";
import { endedAs } from "#app/platform/http/ended-as";
import { forgetPages, renewPages } from "#app/platform/http/page-cache.server";
import { isNobodysAddress } from "#app/platform/nobodys-address";
import type { Outcome } from "#app/platform/outcome";
import type { PersonRefusal } from "./listed-person";

/** Whatever takes an admin away is done one after the other, so that two can never take away each other. */
const ROLES_LINE = 7_241_019;
/** Who is seen nowhere after it. */
const TAKES_AWAY = new Set<AuditAction>(["person.suspended", "advisor.unlisted"]);

type Person = typeof users.$inferSelect;

/** Runs a change of a person as an admin, one after the other, with their row locked; 404 for nobody, and for whoever was erased. */
export function changePerson<Done extends object = object>(
  actor: AdminActor,
  personId: string,
  change: (tx: AdminTransaction, person: Person) => Promise<Outcome<PersonRefusal, Done>>,
): Promise<Outcome<PersonRefusal, Done>> {
  const work = async (tx: AdminTransaction) => {
    const [person] = await tx.select().from(users).where(eq(users.id, personId)).for("update");
    if (!person || isNobodysAddress(person.email)) throw endedAs(404);
    return change(tx, person);
  };
  return adminTransaction(actor, work, ROLES_LINE);
}

/** Runs a change of an advisor's place in the directory, which nobody decides of themselves ('ownMatter') while another admin can; `said` is for the audit log. */
export const changeListing = (
  actor: AdminActor,
  personId: string,
  change: (tx: AdminTransaction, person: Person, said: { ownMatter?: true }) => Promise<Outcome<PersonRefusal>>,
): Promise<Outcome<PersonRefusal>> =>
  changePerson(actor, personId, async (tx, person) => {
    const own = await lookAtOwnMatter(tx, actor, [personId]);
    return own.isRefused ? { ok: false, reason: "ownMatter" } : change(tx, person, own.said);
  });

/** Writes down what was done about a person, and has the pages that list people made anew. */
export async function writePersonChange(
  tx: AdminTransaction,
  actor: AdminActor,
  action: AuditAction,
  personId: string,
  details: Record<string, unknown>,
) {
  await audit(tx, actor, action, "users", personId, details);
  // Pages that list people are kept, and no trigger watches the table of accounts.
  await (TAKES_AWAY.has(action) ? forgetPages(tx) : renewPages(tx));
  return { ok: true } as const;
}
