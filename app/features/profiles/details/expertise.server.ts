import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { profileExpertise } from "#app/db/schema/expertise";
import { topicCalled } from "#app/features/topics/topic-called.server";
import { defaultAreas, withArea, withoutArea } from "./expertise";

/** Returns the areas a person is interested in; two defaults until they change them. */
export async function findAreas(userId: string): Promise<string[]> {
  const [row] = await db.select({ areas: profileExpertise.areas }).from(profileExpertise).where(eq(profileExpertise.userId, userId));
  return row?.areas ?? defaultAreas();
}

/** Adds or removes one of a person's areas; an offered one may be named in any language. Idempotent, and concurrent changes do not undo each other. */
export function changeArea(
  userId: string,
  area: string,
  isWanted: boolean,
  at: Date,
): Promise<{ ok: true; areas: string[] } | { ok: false; reason: "profiles.areasFull" }> {
  return db.transaction(async (tx) => {
    await tx.insert(profileExpertise).values({ userId, areas: defaultAreas(), updatedAt: at }).onConflictDoNothing();
    const row = oneRow(await tx.select().from(profileExpertise).where(eq(profileExpertise.userId, userId)).for("update"));
    const changed = isWanted
      ? withArea(row.areas, topicCalled(area)?.name ?? area)
      : { ok: true as const, areas: withoutArea(row.areas, area) };
    if (changed.ok)
      await tx.update(profileExpertise).set({ areas: changed.areas, updatedAt: at }).where(eq(profileExpertise.userId, userId));
    return changed;
  });
}
