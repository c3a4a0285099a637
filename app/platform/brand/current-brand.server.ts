import { inArray, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { BRAND_SETTINGS, type Brand, brandCss, brandOf, OWN_BRAND } from "./brand";
import { takeDefaultsFrom } from "./current-defaults.server";
import { DEFAULTS_SETTINGS } from "./site-defaults";

const CHANNEL = "brand";

let current: { brand: Brand; css: string } = { brand: OWN_BRAND, css: "" };

/** What the site looks like and is called at this moment, on this server. */
export const currentBrand = (): Brand => current.brand;

/** What stands after the style sheet of every page. */
export const currentBrandCss = (): string => current.css;

/** The site's name: what an admin has set, else what the configuration says. (decisions.md 2, Product name) */
export const siteName = (): string => current.brand.name || config().siteName;

export const isOfBrand = inArray(siteSettings.name, [...Object.values(BRAND_SETTINGS), ...Object.values(DEFAULTS_SETTINGS)]);

/** Takes these settings for the brand, and for what the site speaks, from now on. */
export function takeBrandFrom(rows: readonly { name: string; value: string }[]): Brand {
  const brand = brandOf(rows);
  takeDefaultsFrom(rows);
  if (JSON.stringify(brand) !== JSON.stringify(current.brand)) current = { brand, css: brandCss(brand) };
  return current.brand;
}

/** Reads the brand as it was saved last, for this process. */
export async function readBrand(connection: Connection = db): Promise<void> {
  takeBrandFrom(await connection.select().from(siteSettings).where(isOfBrand));
}

/** Has every server read it anew once the transaction commits. */
export const publishBrand = (connection: Connection) => connection.execute(sql`select pg_notify(${CHANNEL}, '')`);

/** Reads it again whenever it changes, on any server, and lets no page stay that was made before. */
export function watchBrand() {
  return onEvent(CHANNEL, () => {
    readBrand()
      .then(outdatePages)
      .catch((error) => log("error", "brand not read", describeError(error)));
  });
}
