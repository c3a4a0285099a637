import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { siteBanner } from "#app/db/schema/site-content";
import { isSafeLink } from "#app/features/home/link";
import { orWithout } from "#app/features/home/missing-content.server";
import { legibleGround } from "#app/platform/brand/legible-ground";

/** The active banner if it is within its period, or null; an unsafe link is left out. (visitor-site.md 2, Site banner) */
export const activeBanner = (now: Date) => orWithout("site banner", readBanner(now), null);

async function readBanner(now: Date) {
  const [banner] = await db.select(BANNER).from(siteBanner).where(isShown(now));
  return banner ? shownBanner(banner) : null;
}

export const BANNER = {
  text: siteBanner.text,
  linkUrl: siteBanner.linkUrl,
  linkText: siteBanner.linkText,
  backgroundColor: siteBanner.backgroundColor,
  textColor: siteBanner.textColor,
};

/** Condition: the banner is active and within its period. */
export const isShown = (now: Date) =>
  and(
    eq(siteBanner.isActive, true),
    or(isNull(siteBanner.startsAt), lte(siteBanner.startsAt, now)),
    or(isNull(siteBanner.endsAt), gt(siteBanner.endsAt, now)),
  );

type Banner = Pick<typeof siteBanner.$inferSelect, keyof typeof BANNER>;

/** Prepares a banner for display: adjusts the background so that its text is readable, and drops an unsafe link. */
export const shownBanner = (banner: Banner) => ({
  ...banner,
  backgroundColor: legibleGround(banner.backgroundColor, banner.textColor),
  linkUrl: banner.linkUrl && isSafeLink(banner.linkUrl) ? banner.linkUrl : null,
});
