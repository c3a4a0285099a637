import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Libraries that parse documents, calendars and pictures. */
const READERS = /(?:from|import\()\s*"(?:unpdf|word-extractor|fflate|ical\.js|sharp)"/;
/** Files that process only our own pictures, the demo's and those already decoded in isolation, or compress our own files. */
const OF_OUR_OWN = [
  "app/features/admin/export/site-export.server.ts",
  "app/features/admin/logos/drawn-logo.server.ts",
  "app/features/social-images/pictures.server.ts",
  "app/platform/brand/mark-pictures.server.ts",
  "app/platform/files/styled-picture.server.ts",
  "app/platform/qr-code.server.ts",
  "app/start/demo-portraits.server.ts",
];

const readers = (files: [name: string, text: string][]) =>
  files.filter(([name, text]) => READERS.test(text) && !name.endsWith("-worker.server.ts")).map(([name]) => name);

test("what strangers send is opened by workers alone, and never by the process that answers everybody", () => {
  const sources = globSync("app/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(readers(sources.map((file) => [file, readFileSync(file, "utf8")])).sort()).toEqual(OF_OUR_OWN);
});

/** The library takes long to load: imported statically, it would slow every start. */
const drawsAtOnce = (text: string) => /^import (?!type).*from "sharp";/m.test(text);

test("what draws pictures is loaded with the first that is drawn, and not with the site", () => {
  expect(OF_OUR_OWN.filter((file) => drawsAtOnce(readFileSync(file, "utf8")))).toEqual(["app/start/demo-portraits.server.ts"]);
  expect(drawsAtOnce('import sharp from "sharp";\n')).toBe(true);
  expect(readFileSync("app/start/start-portraits.server.ts", "utf8")).toContain('import("./demo-portraits.server")');
});

test("a room that opens a document by itself is found", () => {
  expect(readers([["app/features/a.server.ts", 'const { default: sharp } = await import("sharp");']])).toHaveLength(1);
  expect(readers([["app/features/a.server.ts", 'import { unzipSync } from "fflate";']])).toHaveLength(1);
  expect(readers([["app/features/a-worker.server.ts", 'import { unzipSync } from "fflate";']])).toEqual([]);
});
