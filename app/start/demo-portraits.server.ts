import { and, eq, isNull, sql } from "drizzle-orm";
import sharp from "sharp";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { drawPortrait } from "#app/db/seed/portrait";
import { storePhoto } from "#app/features/profiles/photo/avatar.server";

const DEMO_ADDRESS = "%@demo.example";
/** Every change expires all cached pages, so portraits are added in batches. */
const PORTRAITS_A_CHANGE = 30;

/**
 * Gives demo advisors without a picture a drawn portrait, processed and stored like an upload. Takes some seconds while the site is already
 * running; `isStopped` ends it between two. A removed picture is not restored: only rows unchanged since their creation get one.
 */
export async function drawDemoPortraits(isStopped: () => boolean, now: Date): Promise<number> {
  const faceless = await db
    .select({ id: advisors.id, userId: advisors.userId, name: advisors.displayName })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(isNull(advisors.avatarUrl), eq(advisors.updatedAt, advisors.createdAt), sql`${users.email} like ${DEMO_ADDRESS}`));
  let drawn: { id: string; address: string }[] = [];
  let count = 0;
  for (const [index, { id, userId, name }] of faceless.entries()) {
    if (isStopped()) break;
    const stored = await storePhoto(
      userId,
      await sharp(Buffer.from(drawPortrait(name)))
        .png()
        .toBuffer(),
      now,
    );
    if (stored.ok) drawn.push({ id, address: stored.avatarUrl });
    if (drawn.length < PORTRAITS_A_CHANGE && index < faceless.length - 1) continue;
    await showPortraits(drawn);
    count += drawn.length;
    drawn = [];
  }
  if (drawn.length > 0) await showPortraits(drawn);
  return count + drawn.length;
}

async function showPortraits(drawn: readonly { id: string; address: string }[]) {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as portrait(id uuid, address text)`;
  await db.execute(
    sql`update ${advisors} set avatar_url = portrait.address from ${rows} where ${advisors.id} = portrait.id and avatar_url is null`,
  );
}
