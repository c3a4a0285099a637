import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { isOtherAdmin } from "#app/features/accounts/admin-role.server";
import type { Outcome } from "#app/platform/outcome";
import type { AdminActor, AdminTransaction } from "./admin-transaction.server";
import { sidesOfConsultation } from "./sides.server";

/** Result of a moderation decision: 'decided' when somebody else has already made it, 'ownMatter' when another admin has to. */
export type Moderated<Done extends object = object> = Outcome<"decided" | "ownMatter", Done>;

/** What the rule says about a decision. */
export interface ConflictOfInterest {
  /** Another admin has to decide; the verb refuses with 'ownMatter'. */
  isRefused: boolean;
  /** What is added to the audit log entry. */
  said: { ownMatter?: true };
}

/**
 * The one rule for admins who are a side of what they decide, whoever the other side is: as long as another admin can act, who is neither suspended nor
 * leaving, that one decides. Otherwise they may decide themselves, and the audit log says so.
 */
export async function checkConflictOfInterest(
  tx: AdminTransaction,
  { userId }: AdminActor,
  sides: readonly (string | null)[],
): Promise<ConflictOfInterest> {
  if (!sides.includes(userId)) return { isRefused: false, said: {} };
  return (await isOtherAdmin(tx, userId)) ? { isRefused: true, said: {} } : { isRefused: false, said: { ownMatter: true } };
}

/** Applies the same rule to a consultation: to its money and its outcome. */
export const checkConsultationConflict = async (
  tx: AdminTransaction,
  admin: AdminActor,
  consultationId: string,
): Promise<ConflictOfInterest> => checkConflictOfInterest(tx, admin, await sidesOfConsultation(tx, consultationId));

/** Filters out rows about the viewer, so that they cannot read who reported them while another admin can. Undefined when there is no other admin. */
export const notAbout = async (connection: Connection, viewer: { userId: string }, about: SQLWrapper): Promise<SQL | undefined> =>
  (await isOtherAdmin(connection, viewer.userId)) ? sql`${about} is distinct from ${viewer.userId}::uuid` : undefined;
