import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { isOtherAdmin } from "#app/features/accounts/admin-role.server";
import type { Outcome } from "#app/platform/outcome";
import type { AdminActor, AdminTransaction } from "./admin-transaction.server";
import { sidesOfConsultation } from "./sides.server";

/** What became of a decision on what was reported: somebody else has made it ('decided'), or has to ('ownMatter'). */
export type Moderated<Done extends object = object> = Outcome<"decided" | "ownMatter", Done>;

/** What the rule says of one. */
export interface OwnMatter {
  /** Another admin decides it: a verb refuses with 'ownMatter'. */
  isRefused: boolean;
  /** What the audit log says of it. */
  said: { ownMatter?: true };
}

/**
 * The one rule about admins who are a side of what they decide, whoever the others are: while another admin can look after the site, who is neither suspended nor
 * leaving, that one decides. Where there is none they may, and the audit log says so.
 */
export async function lookAtOwnMatter(tx: AdminTransaction, { userId }: AdminActor, sides: readonly (string | null)[]): Promise<OwnMatter> {
  if (!sides.includes(userId)) return { isRefused: false, said: {} };
  return (await isOtherAdmin(tx, userId)) ? { isRefused: true, said: {} } : { isRefused: false, said: { ownMatter: true } };
}

/** The same of a consultation: of its money, and of what became of it. */
export const lookAtOwnConsultation = async (tx: AdminTransaction, admin: AdminActor, consultationId: string): Promise<OwnMatter> =>
  lookAtOwnMatter(tx, admin, await sidesOfConsultation(tx, consultationId));

/** That what is listed is not about the viewer: who reported them is not theirs to read while another admin can. Nothing where none is. */
export const notAbout = async (connection: Connection, viewer: { userId: string }, about: SQLWrapper): Promise<SQL | undefined> =>
  (await isOtherAdmin(connection, viewer.userId)) ? sql`${about} is distinct from ${viewer.userId}::uuid` : undefined;
