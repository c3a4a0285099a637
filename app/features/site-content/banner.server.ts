import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { siteBanner } from "#app/db/schema/site-content";

/** The one active banner whose time has come, or null. (visitor-site.md 2, Site banner) */
export async function activeBanner(now: Date) {
  const [banner] = await db
    .select({
      text: siteBanner.text,
      linkUrl: siteBanner.linkUrl,
      linkText: siteBanner.linkText,
      backgroundColor: siteBanner.backgroundColor,
      textColor: siteBanner.textColor,
    })
    .from(siteBanner)
    .where(
      and(
        eq(siteBanner.isActive, true),
        or(isNull(siteBanner.startsAt), lte(siteBanner.startsAt, now)),
        or(isNull(siteBanner.endsAt), gt(siteBanner.endsAt, now)),
      ),
    );
  return banner ?? null;
}
