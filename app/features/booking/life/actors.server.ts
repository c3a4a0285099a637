import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import type { Actor, Side } from "./consultation";

/** Returns the viewer as the client of their own consultations. */
export const asClient = (viewer: Viewer) => ({ role: "client", userId: viewer.userId, sessionId: viewer.sessionId }) as const;

/** Returns the viewer as the advisor of their own consultations; throws a 404 for anyone who is not an advisor. */
export function asAdvisor(viewer: Viewer) {
  if (!viewer.advisorId) throw endedAs(404);
  return { role: "advisor", userId: viewer.userId, sessionId: viewer.sessionId, advisorId: viewer.advisorId } as const;
}

/** Returns the viewer as an admin, which the step's transaction verifies (403). */
export const asAdmin = (viewer: Viewer) => ({ role: "admin", userId: viewer.userId, sessionId: viewer.sessionId }) as const;

/** Returns the viewer as the side of the consultation they are on; throws a 404 for everybody else. */
export async function asSide(viewer: Viewer, id: string): Promise<Extract<Actor, { role: Side }>> {
  if (!isUuid(id)) throw endedAs(404);
  const [row] = await db
    .select({ clientId: consultations.clientId, advisorId: consultations.advisorId })
    .from(consultations)
    .where(eq(consultations.id, id));
  if (row?.clientId === viewer.userId) return asClient(viewer);
  if (row && row.advisorId === viewer.advisorId) return asAdvisor(viewer);
  throw endedAs(404);
}
