import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { askAdvisor } from "#app/features/messages/send/send.server";
import { enter } from "../inhabitants";
import { firstMatch } from "../json-requests";
import { type Caller, makePlace, type Place } from "../neighbours";
import { aConsultation, type TestAdvisor } from "../people";
import type { SiteUnderTest } from "../site";

/** Who sends requests. Ann and her advisor only own what the others must not touch. */
export const ACTORS = ["visitor", "Ben", "another advisor", "a suspended person", "a former admin", "an admin"] as const;
export type Actor = (typeof ACTORS)[number];

export interface Cast {
  place: Place;
  /** Owners of the watched rows: nobody here may change them. */
  bystanders: { ann: string; advisor: string };
  /** What only an admin may read. */
  secrets: string[];
  cookiesOf: (actor: Actor) => string;
  /** Signs everybody in again whose session the requests have ended, in their original roles. */
  restore: () => Promise<void>;
}

/** Creates people with data of their own, and sessions to send requests with. */
export async function makeCast(site: SiteUnderTest): Promise<Cast> {
  const place = await makePlace(site);
  await giveBusiness(place);
  const cookies = new Map<Caller, string>();
  const { viewers } = place;
  const restore = async () => {
    await db.update(users).set({ suspendedAt: null }).where(eq(users.id, viewers.Ben.userId));
    await db.update(users).set({ suspendedAt: null }).where(eq(users.id, viewers["another advisor"].userId));
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, viewers["a suspended person"].userId));
    await db.delete(userRoles).where(eq(userRoles.userId, viewers["a former admin"].userId));
    await db.insert(userRoles).values({ userId: viewers["an admin"].userId, role: "admin" }).onConflictDoNothing();
    for (const actor of ACTORS)
      if (actor !== "visitor") cookies.set(actor, `session=${(await enter(site, viewers[actor])).cookies.get("session")}`);
  };
  await restore();
  return {
    place,
    bystanders: { ann: viewers.Ann.userId, advisor: viewers["her advisor"].userId },
    secrets: ["Quuxington", "+4420790000", "the merger nobody", "Quux Holdings", "GB-999", "Between Ann and her", viewers.Ann.email],
    cookiesOf: (actor) => cookies.get(actor) ?? "",
    restore,
  };
}

/** Ben has consultations with the other advisor in every state a form may refer to, and they have exchanged messages. */
async function giveBusiness({ viewers, people }: Place) {
  const [client, advisor] = [viewers.Ben, viewers["another advisor"] as TestAdvisor];
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  for (const [index, status] of (["requested", "requested", "accepted", "accepted", "completed", "declined"] as const).entries())
    await aConsultation({ client, advisor, at: at(status === "completed" ? -48 : 24 + 4 * index), status });
  await askAdvisor(client, advisor.slug, { text: "A question of Ben's" }, new Date());
  await firstMatch(people.Ben, { requested_topic: "Finance" }).catch(() => undefined);
}
