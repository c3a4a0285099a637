import { and, asc, count, eq, gt, gte, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { isPublic } from "#app/features/advisors/directory/directory-conditions.server";

export interface ListedPage {
  slug: string;
  changedAt: Date;
}

/** Counts the advisors with a public page. */
export async function countListedAdvisors(connection: Connection): Promise<number> {
  const [row] = await connection
    .select({ advisors: count() })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(isPublic);
  return row?.advisors ?? 0;
}

/** Returns the first slug of each part when the listed advisors are split into parts of `most`. */
export async function firstSlugsOfParts(connection: Connection, most: number): Promise<string[]> {
  const numbered = connection
    .select({ slug: advisors.slug, place: sql<number>`row_number() over (order by ${advisors.slug})`.as("place") })
    .from(advisors)
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(isPublic)
    .as("numbered");
  const rows = await connection
    .select({ slug: numbered.slug })
    .from(numbered)
    .where(sql`(${numbered.place} - 1) % ${most}::int = 0`)
    .orderBy(asc(numbered.slug));
  return rows.map(({ slug }) => slug);
}

/**
 * Yields listed advisors ordered by slug, from `from` (inclusive), at most `most`, one bounded page at a time: however large the directory, only one page is in
 * memory.
 */
export async function* readListedAdvisors(connection: Connection, { from = "", most = Number.POSITIVE_INFINITY, pageSize = 1000 } = {}) {
  let last: string | null = null;
  for (let left = most; left > 0; ) {
    const size = Math.min(pageSize, left);
    const page: ListedPage[] = await connection
      .select({ slug: advisors.slug, changedAt: advisors.updatedAt })
      .from(advisors)
      .innerJoin(users, eq(users.id, advisors.userId))
      .where(and(isPublic, last === null ? gte(advisors.slug, from) : gt(advisors.slug, last)))
      .orderBy(asc(advisors.slug))
      .limit(size);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    last = page.at(-1)?.slug ?? null;
    left -= page.length;
  }
}
