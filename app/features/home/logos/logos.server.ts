import { and, eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { logos } from "#app/db/schema/site-content";
import { fileAddress } from "#app/platform/files/file-address";
import { openPublicFile } from "#app/platform/files/files.server";
import { orWithout } from "../missing-content.server";
import { readLogoStyle } from "./logo-style";
import { NO_LOGOS, type ShownLogo, type SiteIcons, type SiteLogos } from "./shown-logo";

/** The active logos of the header, the admin header and the page head. Those of emails are inserted by the outbox. (decisions.md 1, logos) */
export const activeLogos = () => orWithout("logos", readLogos(), NO_LOGOS);

const readLogos = async () => logosOf(await db.select(LOGO).from(logos).where(isInUse));

export const isInUse = eq(logos.isActive, true);

export const LOGO = {
  type: logos.type,
  filePath: logos.filePath,
  width: logos.width,
  height: logos.height,
  style: logos.style,
  drawn: logos.drawn,
};

type Row = Pick<typeof logos.$inferSelect, keyof typeof LOGO>;

/** Assigns the logos of these rows to their places. */
export function logosOf(rows: readonly Row[]): SiteLogos {
  const of = (type: string) => rows.find((row) => row.type === type);
  const [main, dark, admin] = ["main", "dark", "admin"].map((type) => asShown(of(type)));
  const icons = iconsOf(of("favicon") ?? of("main"));
  return { ...(main && { main }), ...(dark && { dark }), ...(admin && { admin }), ...(icons && { icons }) };
}

/** Converts a stored logo for display; null when there is none. */
export function asShown(row: Row | undefined): ShownLogo | null {
  if (!row) return null;
  return { src: addressOf(row.filePath), width: row.width, height: row.height, style: readLogoStyle(row.style) };
}

/** The social image an admin has uploaded, else the one drawn of the main logo; null when there is none. */
export async function uploadedPicture(): Promise<Buffer | null> {
  const rows = await db
    .select({ type: logos.type, path: logos.filePath, drawn: logos.drawn })
    .from(logos)
    .where(and(isInUse, inArray(logos.type, ["social", "main"])));
  const of = (type: string) => rows.find((row) => row.type === type);
  const path = of("social")?.path ?? of("main")?.drawn.social;
  const content = path && (await openPublicFile({ bucket: "branding", path }));
  return content ? Buffer.from(content) : null;
}

function iconsOf(row: Row | undefined): SiteIcons | null {
  const icons = Object.entries(row?.drawn ?? {}).filter(([name]) => Number(name) > 0);
  // A main logo of before icons were drawn of it has none.
  return icons.length > 0 ? Object.fromEntries(icons.map(([side, path]) => [side, addressOf(path)])) : null;
}

const addressOf = (path: string) => fileAddress({ bucket: "branding", path });
