import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { TOPICS } from "#app/features/catalog/topics";
import { PARTS, readNeeds } from "./quality/needs.mjs";

const ROOT = path.resolve(import.meta.dirname, "..");
const LOADED =
  /(?:const (?:\{ (?<names>[^}]+) \}|(?<module>\w+)) = await |\(await )?modules\.load\("(?<file>[^"]+)"\)(?:\)\.(?<name>\w+))?/g;

/** What benchmarks and the training take from the app by name: no compiler sees it, and few of them run in every check. */
function namesTaken(text) {
  return [...text.matchAll(LOADED)].map(({ groups: { names = "", module, file, name } }) => {
    const ofModule = module ? [...text.matchAll(new RegExp(`(?<![\\w$/."])${module}\\.(\\w+)[(,)]`, "g"))].map(([, each]) => each) : [];
    return { file, names: [...names.split(", "), ...ofModule, name].filter(Boolean) };
  });
}

const declares = (text, name) =>
  new RegExp(`export (?:async )?(?:function|const|let|class) ${name}\\b|export \\{[^}]*\\b${name}\\b`).test(text);

test("whatever a benchmark or the training takes from the app is exported there", () => {
  const programs = globSync("{bench,scripts}/**/*.mjs", { cwd: ROOT });
  const taken = programs.flatMap((program) =>
    namesTaken(readFileSync(path.join(ROOT, program), "utf8")).map((each) => ({ program, ...each })),
  );
  expect(taken.length).toBeGreaterThan(20);
  const missing = taken.flatMap(({ program, file, names }) => {
    const where = path.join(ROOT, "app", file);
    if (!existsSync(where)) return [`${program}: ${file}`];
    const text = readFileSync(where, "utf8");
    return names.filter((name) => !declares(text, name)).map((name) => `${program}: ${name} of ${file}`);
  });
  expect(missing).toEqual([]);
});

test("every need of the quality set accepts areas that exist, by their names", () => {
  const known = new Set(TOPICS.map(({ name }) => name));
  for (const part of PARTS) {
    const needs = readNeeds(part);
    expect(needs.length, part).toBeGreaterThan(0);
    for (const { id, areas } of needs)
      expect(
        areas.filter((area) => !known.has(area)),
        id,
      ).toEqual([]);
  }
});
