import { or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { type Database, db } from "#app/db/client.server";
import { logos, siteBanner, siteSettings } from "#app/db/schema/site-content";
import { activeLogos, isInUse, LOGO, logosOf } from "#app/features/home/logos/logos.server";
import { applyBrand, currentBrand, isOfBrand } from "#app/platform/brand/current-brand.server";
import { isUnavailable } from "#app/platform/failure.server";
import { cachedRead } from "#app/platform/http/read-cache.server";
import { activeBanner, BANNER, isShown, shownBanner } from "./banner.server";
import { contactOf, isContact, siteContact } from "./contact.server";

const SETTING = { name: siteSettings.name, value: siteSettings.value };

interface Found {
  banner: Parameters<typeof shownBanner>[0][];
  settings: Parameters<typeof contactOf>[0];
  logos: Parameters<typeof logosOf>[0];
  [name: string]: unknown;
}

type SiteFrame = Awaited<ReturnType<typeof readFrame>>;

let lastRead: { of: Database; frame: SiteFrame } | undefined;

/**
 * The frame of every page: banner, contact details, logos, brand. While the database is unavailable it is the last one read, so that pages and forms that need
 * nothing else still work.
 */
export async function siteFrame(now: Date): Promise<SiteFrame> {
  try {
    const frame = await cachedRead("site frame", () => readFrame(now));
    lastRead = { of: db, frame };
    return frame;
  } catch (error) {
    if (isUnavailable(error) && lastRead?.of === db) return lastRead.frame;
    throw error;
  }
}

/** Reads everything in one query, as every page needs it; if that fails, each part alone, so that one failure does not affect the rest. (visitor-site.md 8) */
async function readFrame(now: Date) {
  const found = await readAtOnce(now).catch((error) => {
    if (isUnavailable(error)) throw error;
    return null;
  });
  if (!found) return { banner: await activeBanner(now), contact: await siteContact(), logos: await activeLogos(), brand: currentBrand() };
  const [banner] = found.banner;
  return {
    banner: banner ? shownBanner(banner) : null,
    contact: contactOf(found.settings),
    logos: logosOf(found.logos),
    brand: applyBrand(found.settings),
  };
}

async function readAtOnce(now: Date) {
  const banner = rowsOf(siteBanner, BANNER, isShown(now));
  const { rows } = await db.execute<Found>(
    sql`select ${banner} as banner, ${rowsOf(siteSettings, SETTING, or(isContact, isOfBrand))} as settings, ${rowsOf(logos, LOGO, isInUse)} as logos`,
  );
  return rows[0];
}

/** Selected columns of the matching rows, as one JSON value. */
function rowsOf(table: PgTable, columns: Record<string, PgColumn>, condition: SQL | undefined) {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(pairs, sql`, `)})), '[]') from ${table} where ${condition})`;
}
