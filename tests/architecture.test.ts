import { expect, test } from "vitest";
import { findViolations } from "./support/direction";
import { readSources, sourceFile } from "./support/imports";

const planted = (path: string, text: string) => findViolations([sourceFile(path, text)]);

test("every import goes down, every file is small and named by a business word", () => {
  expect(findViolations(readSources())).toEqual([]);
});

test("a route that imports the database is found", () => {
  expect(planted("app/routes/home.tsx", 'import { db } from "#app/db/client.server";')).toHaveLength(1);
});

test("a route that imports another route is found, its own folder and types are not", () => {
  expect(planted("app/routes/home.tsx", 'import { x } from "./pricing";')).toHaveLength(1);
  expect(planted("app/routes/auth/auth.tsx", 'import { x } from "./tabs";\nimport type { Route } from "./+types/auth";')).toEqual([]);
});

test("a feature or a middleware that imports a form is found, a route that does is not", () => {
  for (const path of ["app/features/booking/pricing.server.ts", "app/middleware/viewer.ts"])
    expect(planted(path, 'import { readForm } from "#app/forms/read.server";')).toHaveLength(1);
  expect(planted("app/routes/search.tsx", 'import { readForm } from "#app/forms/read.server";')).toEqual([]);
});

test("a platform file that imports a feature is found", () => {
  expect(planted("app/platform/mail/mail.server.ts", 'import { x } from "#app/features/booking/pricing";')).toHaveLength(1);
});

test("a pure file that reads from the server is found, also through a dynamic import", () => {
  expect(planted("app/features/booking/pricing.ts", 'import { now } from "#app/platform/clock.server";')).toHaveLength(1);
  expect(planted("app/features/booking/pricing.ts", 'const x = import("node:fs");')).toHaveLength(1);
});

test("a screen that imports server code is found", () => {
  expect(planted("app/features/booking/request/match-card.tsx", 'import { x } from "./matches.server";')).toHaveLength(1);
});

test("a part of the ui that knows the product is found", () => {
  expect(planted("app/ui/button.tsx", 'import { x } from "#app/features/booking/pricing";')).toHaveLength(1);
});

test("vague names and long files are found", () => {
  expect(planted("app/features/booking/utils.ts", "")).toHaveLength(1);
  expect(planted("app/features/booking/pricing.ts", "\n".repeat(400))).toHaveLength(1);
});

test("words that only this house would understand are found in names of files and of what they export", () => {
  expect(planted("app/features/booking/letter-kinds.ts", "")).toHaveLength(1);
  for (const name of ["tellBothSides", "Mover", "findAdviser", "takeTrip", "MIN_NOTICE", "FeedDoors", "ListWishes"])
    expect(planted("app/features/booking/pricing.ts", `export const ${name} = 1;`), name).toHaveLength(1);
  expect(planted("app/features/booking/pricing.ts", "export const stripDoorway = 1;")).toEqual([]);
});

test("two features that need each other are found", () => {
  const files = [
    sourceFile("app/features/booking/a.ts", 'import "#app/features/matching/b";'),
    sourceFile("app/features/matching/c.ts", 'import "#app/features/booking/d";'),
  ];
  expect(findViolations(files)).toHaveLength(1);
});

test("a folder with 26 files is found, one with 25 is not; tests do not count", () => {
  const files = (count: number) => Array.from({ length: count }, (_, index) => sourceFile(`app/features/booking/part-${index}.ts`, ""));
  expect(findViolations([...files(25), sourceFile("app/features/booking/part.test.ts", "")])).toEqual([]);
  expect(findViolations(files(26))).toHaveLength(1);
});

test("two files that import each other are found, also for a type alone", () => {
  const files = [
    sourceFile("app/features/booking/a.ts", 'import type { B } from "./b";'),
    sourceFile("app/features/booking/b.ts", 'import type { A } from "./a";'),
  ];
  expect(findViolations(files)).toHaveLength(1);
});
