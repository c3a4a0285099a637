import { and, eq, isNull, sql } from "drizzle-orm";
import sharp from "sharp";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { drawPortrait } from "#app/db/seed/portrait";
import { storePhoto } from "#app/features/profiles/photo/avatar.server";

const DEMO_ADDRESS = "%@demo.example";
/** Pages that are kept are made anew for each change: many portraits are one. */
const PORTRAITS_A_CHANGE = 30;

/**
 * Gives the advisors of the demo who have no picture a drawn portrait, through the same drawing and keeping as an upload. Takes some seconds and is done while
 * pages are shown; `isStopped` ends it between two. Whoever took theirs out gets none again: only rows that nobody has changed since they were made.
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
