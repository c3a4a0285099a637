import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import sharp from "sharp";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { drawPortrait } from "#app/db/seed/portrait";
import { storePhoto } from "#app/features/profiles/photo/avatar.server";
import { now } from "#app/platform/clock.server";
import { MINUTE_MS } from "#app/platform/durations";
import { describeError, log } from "#app/platform/log/log.server";

const DEMO_ADDRESS = "%@demo.example";
/** Every change expires all cached pages, so portraits are added in batches. */
const PORTRAITS_A_CHANGE = 30;

/**
 * Draws the demo's portraits beside the running site, and tries again after a failure, as on a machine so busy that the database answered too
 * late. Never rejects; ends once all are drawn or `stopped` is aborted.
 */
export async function keepDrawingPortraits(stopped: AbortSignal, retryMs = MINUTE_MS): Promise<void> {
  while (!stopped.aborted) {
    try {
      const count = await drawDemoPortraits(() => stopped.aborted, now());
      return log("info", "demo portraits", { count });
    } catch (error) {
      log("warn", "demo portraits failed", describeError(error));
      await wait(retryMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
    }
  }
}

/**
 * Gives demo advisors without a picture a drawn portrait, processed and stored like an upload. Takes some seconds while the site is already
 * running; `isStopped` ends it between two. A removed picture is not restored: only rows unchanged since their creation get one.
 */
export async function drawDemoPortraits(isStopped: () => boolean, at: Date): Promise<number> {
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
      at,
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
