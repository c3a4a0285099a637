import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judge } from "./judge.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "mutants-of-a-test-"));
const file = path.join(folder, "rule.ts");
const near = path.join(folder, "rule.test.ts");
const far = path.join(folder, "far.test.ts");

beforeAll(() => {
  writeFileSync(file, "export const rule = 1;");
  writeFileSync(near, 'import { rule } from "./rule";');
  writeFileSync(path.join(folder, "between.ts"), 'export { rule } from "./rule";');
  writeFileSync(far, 'import { rule } from "./between";');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A fake vitest: which mutants a test file reaches, and for which it fails. */
function standIn({ hits, load = [], loadedBy = {}, fails = {}, hangs = [], spoils = [] }) {
  const project = { name: "rules" };
  const specs = [far, near].map((moduleId) => ({ moduleId, project }));
  const runs = [];
  async function run(orders, { isRecording = false } = {}) {
    runs.push(orders.map(({ spec, mutant }) => `${path.basename(spec.moduleId)} ${mutant}`));
    const ended = [];
    let isSpoilt = false;
    for (const { spec, mutant } of orders) {
      if (hangs.includes(mutant)) return { ended, hasHung: true, hasUnhandled: true };
      const failure = isSpoilt || fails[path.basename(spec.moduleId)]?.includes(mutant) ? "a sentence" : undefined;
      const seen = isRecording
        ? {
            load: loadedBy[path.basename(spec.moduleId)] ?? load,
            hooks: [],
            tests: [{ name: "a sentence", hits: hits[path.basename(spec.moduleId)] ?? [] }],
          }
        : {};
      ended.push({ end: mutant, file: spec.moduleId, ms: 1, failure, ...seen });
      if (spoils.includes(mutant)) isSpoilt = true;
    }
    return { ended, hasHung: false, hasUnhandled: false };
  }
  return { specs, run, runs };
}

async function outcomes(session, ids, isSite = false) {
  const said = {};
  const mutants = ids.map((id) => ({ id }));
  await judge({
    session,
    files: [{ file, kind: "rule", mutants }],
    nearest: 8,
    isSite,
    report: ({ id, outcome }) => (said[id] = outcome),
    isOver: () => false,
  });
  return said;
}

test("what the nearest test lets pass, a farther one may notice, and what no test comes past is out of reach", async () => {
  const session = standIn({ hits: { "rule.test.ts": [1, 2], "far.test.ts": [2, 3] }, fails: { "rule.test.ts": [1], "far.test.ts": [2] } });
  expect(await outcomes(session, [1, 2, 3, 4])).toEqual({ 1: "killed", 2: "killed", 3: "survived", 4: "unreached" });
  expect(session.runs[1]).toEqual(["rule.test.ts 1", "rule.test.ts 2", "rule.test.ts 0"]);
});

test("what is asked while a module loads runs with all related tests", async () => {
  expect(await outcomes(standIn({ hits: {}, load: [1], fails: { "far.test.ts": [1] } }), [1])).toEqual({ 1: "killed" });
});

test("what another file's test has loaded first runs with the related tests, too", async () => {
  const elsewhere = path.join(folder, "between.ts");
  const session = standIn({ hits: {}, loadedBy: { "far.test.ts": [1] }, fails: { "rule.test.ts": [1] } });
  const said = {};
  const report = ({ id, outcome }) => (said[id] = outcome);
  const files = [
    { file, kind: "rule", mutants: [{ id: 1 }] },
    { file: elsewhere, kind: "rule", mutants: [{ id: 2 }] },
  ];
  await judge({ session, files, nearest: 1, report, isOver: () => false });
  expect(said).toEqual({ 1: "killed", 2: "unreached" });
});

test("a mutant that hangs is noticed, and those after it still run", async () => {
  const session = standIn({ hits: { "rule.test.ts": [1, 2, 3] }, fails: { "rule.test.ts": [1] }, hangs: [2] });
  expect(await outcomes(session, [1, 2, 3])).toEqual({ 1: "killed", 2: "killed", 3: "survived" });
});

test("a mutant that leaves its mark on the worker kills no other", async () => {
  const session = standIn({ hits: { "rule.test.ts": [1, 2] }, spoils: [1] });
  expect(await outcomes(session, [1, 2])).toEqual({ 1: "survived", 2: "survived" });
});

test("of the built site every test is asked, and what survives is asked again in a worker of its own", async () => {
  const session = standIn({ hits: { "rule.test.ts": [1], "far.test.ts": [1, 2] }, fails: { "far.test.ts": [2] }, spoils: [] });
  expect(await outcomes(session, [1, 2, 3], true)).toEqual({ 1: "survived", 2: "killed", 3: "unreached" });
  expect(session.runs.slice(-2)).toEqual([["far.test.ts 1"], ["rule.test.ts 1"]]);
});
