import { and, eq, inArray } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { logos } from "#app/db/schema/site-content";
import { siteName } from "#app/platform/brand/current-brand.server";
import { fileAddress } from "#app/platform/files/file-address";
import { siteLink } from "#app/platform/origin.server";
import { BRAND_BEGINS, BRAND_ENDS, type RenderedEmail } from "./email-layout.server";

const HEIGHT_PIXELS = 48;
const WIDEST_PIXELS = 320;
const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export type MailLogo = Pick<typeof logos.$inferSelect, "type" | "drawn" | "width" | "height">;

/** The site's email logo, else its main one; null without either. */
export async function findMailLogo(connection: Connection): Promise<MailLogo | null> {
  const found = await connection
    .select({ type: logos.type, drawn: logos.drawn, width: logos.width, height: logos.height })
    .from(logos)
    .where(and(inArray(logos.type, ["email", "main"]), eq(logos.isActive, true)));
  return found.find(({ type }) => type === "email") ?? found[0] ?? null;
}

/** Puts the logo at the top of a mail, with the site's name as its alternative text. */
export const withMailLogo = (logo: MailLogo | null, mail: RenderedEmail): RenderedEmail => ({ ...mail, html: headedBy(logo, mail.html) });

function headedBy(logo: MailLogo | null, html: string): string {
  const [begins, ends] = [html.indexOf(BRAND_BEGINS), html.indexOf(BRAND_ENDS)];
  if (begins < 0 || ends < begins || !logo?.drawn.mail) return html;
  const width = Math.min(WIDEST_PIXELS, Math.max(1, Math.round((HEIGHT_PIXELS * logo.width) / logo.height)));
  const name = siteName().replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
  const source = siteLink(fileAddress({ bucket: "branding", path: logo.drawn.mail }));
  const picture = `<p style="margin:0 0 24px;font-size:20px"><img src="${source}" alt="${name}" width="${width}" height="${HEIGHT_PIXELS}" style="display:block;border:0"></p>`;
  return html.slice(0, begins) + picture + html.slice(ends + BRAND_ENDS.length);
}
