import { readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations";
import { closeServer } from "../support/close-server";
import { useSite } from "../support/site";

const KILOBYTE = 1024;
const SCRIPT_MAX_BYTES = 6 * KILOBYTE;
const MAX_BYTES_BEFORE_INTENT = 40 * KILOBYTE;
/** With headers, as transferred. */
const MAX_BYTES_PER_LIST = 16 * KILOBYTE;

const site = useSite({ demo: true });
let server: Server;
let url = "";
let advisor = "";

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const [longest] = await site.rows<{ slug: string }>(
    "select slug from advisers where status = 'approved' order by rating_count desc, length(bio) desc, id limit 1",
  );
  advisor = `/advisors/${longest?.slug}`;
  // As after a demo's start, which draws portraits in the background: their file names are as random as real ones.
  await site.rows("update advisers set avatar_url = '/files/avatars/photo-1795428793825-' || substr(md5(id::text), 1, 16) || '.webp'");
});
afterAll(() => closeServer(server));

/** Returns the size of a page: with the best brotli, as a cached page is sent. Counts the inline scripts that run, not the inert data. */
async function weigh(page: string) {
  const html = await (await fetch(url + page)).text();
  const scripts = [...html.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g)];
  const inline = scripts.map(([, code = ""]) => code).join("\n");
  // The inline script loads the headings' font after the page, so it counts; what it loads on intent does not.
  const fonts = [...inline.matchAll(/url\((\/fonts\/[\w.-]+)\)/g)].map(([, file = ""]) => statSync(path.join("public", file)).size);
  return { html, scripts, inline, document: packed(html), fonts: fonts.reduce((sum, bytes) => sum + bytes, 0) };
}

const packed = (text: string) => brotliCompressSync(text).length;

const PAGES = ["/", "/find-advisor", "/business", "/business/strategy", "the page of an advisor"];

test.each(PAGES)("%s runs at most 6 KB of script before the first intent, and loads none", async (page) => {
  const { html, scripts, inline } = await weigh(page.startsWith("/") ? page : advisor);
  expect(inline.length).toBeGreaterThan(500);
  expect(packed(inline)).toBeLessThanOrEqual(SCRIPT_MAX_BYTES);
  for (const [tag] of scripts) expect(tag).not.toMatch(/^<script[^>]*\ssrc=/);
  expect(html).not.toMatch(/rel="(modulepreload|preload|stylesheet|prefetch)"/);
});

test.each(PAGES)("%s is at most 40 KB in all before the first intent, without its pictures", async (page) => {
  const { document, fonts } = await weigh(page.startsWith("/") ? page : advisor);
  expect(fonts).toBeGreaterThan(0);
  expect(document + fonts).toBeLessThanOrEqual(MAX_BYTES_BEFORE_INTENT);
});

test("/ is at most that, whoever is shown this week", async ({ onTestFinished }) => {
  onTestFinished(() => site.moveClock(0));
  for (let week = 1; week <= 12; week += 1) {
    site.moveClock(week * 7 * DAY_MS);
    const { document, fonts } = await weigh(`/?week=${week}`);
    expect(document + fonts, `in ${week} weeks`).toBeLessThanOrEqual(MAX_BYTES_BEFORE_INTENT);
  }
});

test.each(["/find-advisor", "/business", "/finance", "/business/strategy"])("%s with its headers is at most 16 KB", async (page) => {
  const { headers } = await fetch(url + (page.startsWith("/") ? page : advisor));
  const { html, document } = await weigh(page.startsWith("/") ? page : advisor);
  if (page !== "/business/strategy") expect(html).toContain("/files/avatars/photo-");
  const head = [...headers].reduce(
    (sum, [name, value]) => sum + name.length + value.length + ": \r\n".length,
    "HTTP/1.1 200 OK\r\n\r\n".length,
  );
  expect(head).toBeGreaterThan(500);
  expect(head + document).toBeLessThanOrEqual(MAX_BYTES_PER_LIST);
});

test("what counts as loaded before intent is all there is: the style sheet stands in the page, and brings no file", async () => {
  const { html } = await weigh("/");
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  expect(css.length).toBeGreaterThan(1000);
  expect(css).not.toMatch(/url\((?!"?data:)|@import/);
  expect(readFileSync("app/document/bootstrap.js", "utf8").match(/url\(/g)).toHaveLength(1);
});
