import { AsyncLocalStorage } from "node:async_hooks";
import { db } from "#app/db/client.server";
import { IMPRINT_PATH } from "#app/features/policies/imprint";
import { readImprint } from "#app/features/policies/imprint.server";
import { siteLink } from "#app/platform/origin.server";
import { MAX_ADDRESSES, SITEMAP_END, SITEMAP_START, sitemapIndex, sitemapLines } from "./sitemap";
import { countListedAdvisors, firstSlugsOfParts, type ListedPage, readListedAdvisors } from "./sitemap.server";
import { staticPaths } from "./static-pages";

const SLUG = /^[\p{L}\p{N}-]{1,120}$/u;

/**
 * The sitemap: pages and advisors in one file while they fit, else an index of parts. `part` is 'pages' or the first slug of a part.
 * Null for an invalid part. Parts are addressed by slug, so they stay valid as advisors come and go.
 */
export async function writeSitemap(part: string | null, most = MAX_ADDRESSES): Promise<string | ReadableStream<Uint8Array> | null> {
  const hasImprint = (await readImprint()) !== null;
  const pages = [...staticPaths(), ...(hasImprint ? [IMPRINT_PATH] : [])].map((path) => ({ address: siteLink(path) }));
  if (part === "pages") return `${SITEMAP_START}${sitemapLines(pages)}${SITEMAP_END}`;
  if (part !== null) return SLUG.test(part) ? streamSitemap("", readListedAdvisors(db, { from: part, most })) : null;
  if ((await countListedAdvisors(db)) + pages.length <= most) return streamSitemap(sitemapLines(pages), readListedAdvisors(db));
  const parts = ["pages", ...(await firstSlugsOfParts(db, most))];
  return sitemapIndex(parts.map((name) => siteLink(`/sitemap.xml?part=${encodeURIComponent(name)}`)));
}

/** Streams one page of the directory at a time. */
function streamSitemap(before: string, advisors: AsyncGenerator<ListedPage[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // The stream is consumed outside the request's async context, which decides which database is read.
  const asRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream({
    start: (stream) => stream.enqueue(encoder.encode(`${SITEMAP_START}${before}`)),
    async pull(stream) {
      const next = await asRequest(() => advisors.next());
      const entries = next.done
        ? null
        : next.value.map(({ slug, changedAt }) => ({ address: siteLink(`/advisors/${encodeURIComponent(slug)}`), changedAt }));
      stream.enqueue(encoder.encode(entries ? sitemapLines(entries) : SITEMAP_END));
      if (!entries) stream.close();
    },
    async cancel() {
      await advisors.return(undefined);
    },
  });
}
