import { inArray, sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { type Connection, db } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { onEvent } from "#app/platform/events/events.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { describeError, log } from "#app/platform/log/log.server";
import { BRAND_SETTINGS, type Brand, brandCss, brandOf, OWN_BRAND } from "./brand";
import { applyDefaults } from "./current-defaults.server";
import { operatorInLine } from "./operator-in-line";
import { DEFAULTS_SETTINGS } from "./site-defaults";

const CHANNEL = "brand";

/** The settings that store who runs the site, and their postal address. */
export const OPERATOR_SETTINGS = { operator: "contact_operator", address: "contact_address" } as const;

let operator = "";
let current: { brand: Brand; css: string } = { brand: OWN_BRAND, css: "" };

/** The current brand, as this server knows it. */
export const currentBrand = (): Brand => current.brand;

/** The CSS that follows the style sheet on every page. */
export const currentBrandCss = (): string => current.css;

/** Who runs the site and where, in one line; empty until an admin says so. */
export const currentOperator = (): string => operator;

/** The site's name: what an admin has set, else what the configuration says. (decisions.md 2, Product name) */
export const siteName = (): string => current.brand.name || config().siteName;

export const isOfBrand = inArray(
  siteSettings.name,
  [BRAND_SETTINGS, DEFAULTS_SETTINGS, OPERATOR_SETTINGS].flatMap((settings) => Object.values<string>(settings)),
);

/** Applies these settings as the brand, the operator and the site defaults from now on. */
export function applyBrand(rows: readonly { name: string; value: string }[]): Brand {
  const brand = brandOf(rows);
  applyDefaults(rows);
  const of = (name: string) => rows.find((row) => row.name === name)?.value;
  operator = operatorInLine({ operator: of(OPERATOR_SETTINGS.operator), address: of(OPERATOR_SETTINGS.address) });
  if (JSON.stringify(brand) !== JSON.stringify(current.brand)) current = { brand, css: brandCss(brand) };
  return current.brand;
}

/** Loads the saved brand into this process. */
export async function readBrand(connection: Connection = db): Promise<void> {
  applyBrand(await connection.select().from(siteSettings).where(isOfBrand));
}

/** Notifies every server to reload the brand once the transaction commits. */
export const publishBrand = (connection: Connection) => connection.execute(sql`select pg_notify(${CHANNEL}, '')`);

/** Reloads the brand whenever it changes, on any server, and expires every page rendered before. */
export function watchBrand() {
  return onEvent(CHANNEL, () => {
    readBrand()
      .then(outdatePages)
      .catch((error) => log("error", "brand not read", describeError(error)));
  });
}
