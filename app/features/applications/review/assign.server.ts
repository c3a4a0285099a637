import { and, eq, ne, sql } from "drizzle-orm";
import { advisorApplications } from "#app/db/schema/applications";
import type { Viewer } from "#app/features/accounts/viewer";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { Outcome } from "#app/platform/outcome";
import type { DecisionRefusal } from "./decision-refusals";
import { whyNot } from "./review.server";

/** Assigns a pending application to the admin, even if it was another's, so that the others see somebody is on it. Never their own. For admins. */
export const assignApplication = (actor: Viewer, applicationId: string) => assign(actor, applicationId, actor.userId);

/** Unassigns a pending application; any admin may. For admins. */
export const unassignApplication = (actor: Viewer, applicationId: string) => assign(actor, applicationId, null);

function assign(actor: Viewer, applicationId: string, assignedTo: string | null): Promise<Outcome<DecisionRefusal>> {
  const { id, status, userId } = advisorApplications;
  return adminTransaction(actor, async (tx): Promise<Outcome<DecisionRefusal>> => {
    const isOpen = and(eq(id, applicationId), eq(status, "pending"), ne(userId, actor.userId));
    const isOther = sql`${advisorApplications.assignedTo} is distinct from ${assignedTo}`;
    const [assigned] = await tx.update(advisorApplications).set({ assignedTo }).where(and(isOpen, isOther)).returning({ id });
    // A repeated request succeeds, too, but is logged only once.
    if (!assigned && (await tx.$count(advisorApplications, isOpen)) > 0) return { ok: true };
    if (!assigned) return { ok: false, reason: await whyNot(tx, actor, applicationId) };
    await audit(tx, actor, assignedTo ? "application.taken" : "application.given-back", "advisor_applications", applicationId);
    return { ok: true };
  });
}
