import { eq } from "drizzle-orm";
import { data } from "react-router";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Mover } from "./transitions.server";

/** The viewer as the client of their own consultations. */
export const clientIn = (viewer: Viewer) => ({ actor: "client", userId: viewer.userId }) as const;

/** The viewer as the advisor of theirs; whoever is none finds nothing (404). */
export function advisorIn(viewer: Viewer) {
  if (!viewer.advisorId) throw data(null, { status: 404 });
  return { actor: "advisor", userId: viewer.userId, advisorId: viewer.advisorId } as const;
}

/** The viewer as an admin, which the transaction of their step makes sure of (403). */
export const adminIn = (viewer: Viewer) => ({ actor: "admin", userId: viewer.userId }) as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The viewer as that side of a consultation which they are; for everybody else there is none (404). */
export async function sideIn(viewer: Viewer, id: string): Promise<Extract<Mover, { actor: "client" | "advisor" }>> {
  if (!UUID.test(id)) throw data(null, { status: 404 });
  const [row] = await db
    .select({ clientId: consultations.clientId, advisorId: consultations.advisorId })
    .from(consultations)
    .where(eq(consultations.id, id));
  if (row?.clientId === viewer.userId) return clientIn(viewer);
  if (row && row.advisorId === viewer.advisorId) return advisorIn(viewer);
  throw data(null, { status: 404 });
}
