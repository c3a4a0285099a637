import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { openModules } from "../app-modules.mjs";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";

const PAGES = ["/", "/find-advisor", "/business", "/auth", "/privacy-policy"];
const ASSETS = "build/client/assets";
const GOAL = 0.98;

/** The size of a page with the theme's constants inlined into its rules (app/document/minify-css.server.ts), compared with Tailwind's own rules. */
export async function measure() {
  const folder = makeFolder();
  const [ours, modules] = [await startOurs(folder), await openModules()];
  const { splitStyleSheet } = await modules.load("document/page-css.server.ts");
  const sheet = readdirSync(ASSETS).find((file) => file.startsWith("site-") && file.endsWith(".css"));
  const css = readFileSync(path.join(ASSETS, sheet), "utf8");
  const [folded, unfolded] = [splitStyleSheet(css), splitStyleSheet(css, { isFolded: false })];
  const rows = [];
  for (const page of PAGES) {
    const html = await (await fetch(ours.url + page)).text();
    const [, style] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html);
    const markup = html.replace(style, "");
    for (const [name, compress] of [
      ["br", brotliCompressSync],
      ["gz", gzipSync],
    ]) {
      const weigh = (cssOf) => compress(html.replace(style, () => cssOf(markup))).length;
      rows.push(rowOf(`${page}, ${name}`, weigh(folded), weigh(unfolded)));
    }
  }
  await ours.stop();
  await modules.close();
  removeFolder(folder);
  return rows;
}

const rowOf = (name, ours, against) => ({
  name,
  ours,
  unit: "bytes",
  against,
  againstName: "unfolded",
  goal: `≤ ${GOAL}`,
  isMet: ours / against <= GOAL,
});
