import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PLACES } from "./support/distribution";

const META = "app/db/migrations/meta";

test("of every table of the newest schema it is known where its rows would lie on several machines (docs/scaling.md)", () => {
  const newest = readdirSync(META)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(path.join(META, newest ?? ""), "utf8")) as { tables: Record<string, { name: string }> };
  const names = Object.values(tables).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) => !PLACES.has(name)),
    "put them into tests/support/distribution.ts",
  ).toEqual([]);
});
