/** Maximum number of URLs in a sitemap. (sitemaps.org) */
export const MAX_ADDRESSES = 50_000;

export interface SitemapEntry {
  /** An absolute URL. */
  address: string;
  changedAt?: Date;
}

export const SITEMAP_START = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
export const SITEMAP_END = "</urlset>\n";

/** Renders entries as lines of a sitemap. */
export function sitemapLines(entries: readonly SitemapEntry[]) {
  return entries.map(({ address, changedAt }) => `<url><loc>${escapeXml(address)}</loc>${changed(changedAt)}</url>\n`).join("");
}

/** Renders a sitemap index. */
export function sitemapIndex(addresses: readonly string[]) {
  const lines = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}</sitemapindex>\n`;
}

const changed = (at: Date | undefined) => (at ? `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>` : "");

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
