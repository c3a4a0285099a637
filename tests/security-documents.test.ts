import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const named = (text: string) => [...text.matchAll(/`((?:tests|app)\/[\w./-]+\.test\.ts)`/g)].map(([, file]) => file!);

test("every test that the pages about security name is there", () => {
  const files = ["docs/security.md", "docs/asvs.md", "docs/faults.md"].flatMap((page) => named(read(page)));
  expect(files.length).toBeGreaterThan(150);
  expect([...new Set(files)].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test("each of the threats V1 to V40 has a row", () => {
  const rows = read("docs/security.md");
  const missing = Array.from({ length: 40 }, (_, index) => `V${index + 1}`).filter((threat) => !rows.includes(`| ${threat} `));
  expect(missing).toEqual([]);
});

test("each of the faults F1 to F18 has a row, and each script that injects faults is named", () => {
  const rows = read("docs/faults.md");
  const missing = Array.from({ length: 18 }, (_, index) => `F${index + 1}`).filter((fault) => !rows.includes(`| ${fault} |`));
  const scripts = readdirSync(path.join(ROOT, "tests/faults")).filter((file) => !named(rows).includes(`tests/faults/${file}`));
  expect([missing, scripts]).toEqual([[], []]);
});

test("one script of each of the faults F1 to F18 asks for all invariants at its end", () => {
  const rows = read("docs/faults.md").match(/^\| F\d+ \|.*$/gm) ?? [];
  expect(rows).toHaveLength(18);
  const asks = (file: string) => /await (site\.broken|brokenIn|brokenInvariants)\(/.test(read(file));
  expect(rows.filter((row) => !named(row).some(asks))).toEqual([]);
});

test("ASVS 5.0 is there whole: 70 requirements of level 1, 253 of levels 1 and 2, each once, and the sums at the top are theirs", () => {
  const text = read("docs/asvs.md");
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (yes|part|no|n\/a) \|/gm)].map(([, id, level, met]) => ({
    id,
    level,
    met,
  }));
  expect([rows.length, new Set(rows.map(({ id }) => id)).size, rows.filter(({ level }) => level === "1").length]).toEqual([253, 253, 70]);
  const sums = (own: typeof rows) => ["yes", "part", "no", "n/a"].map((met) => own.filter((row) => row.met === met).length).join(" | ");
  expect(text).toContain(`| 1 | 70 | ${sums(rows.filter(({ level }) => level === "1"))} |`);
  expect(text).toContain(`| 1 and 2 | 253 | ${sums(rows)} |`);
});

test("npm run sbom lists every package of the lock file that the product runs", () => {
  const { scripts, dependencies } = JSON.parse(read("package.json"));
  const [program, ...args] = scripts.sbom.split(" ");
  const bill = JSON.parse(execFileSync(program, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }));
  expect(bill.bomFormat).toBe("CycloneDX");
  const listed = new Set(bill.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`));
  expect(Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name}@${version}`))).toEqual([]);
});
