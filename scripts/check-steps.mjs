import { bin } from "./steps.mjs";

const build = { NODE_ENV: "production" };

/** What can be said without a browser, quickest first; those of a list run at the same time. */
export const CHECKS = [
  { name: "routes and their types", command: bin("react-router", "typegen") },
  [
    { name: "types", command: bin("tsc", "--noEmit", "-p", ".") },
    { name: "format and lint", command: bin("biome", "ci", ".") },
  ],
  [
    { name: "dead code", command: bin("knip") },
    { name: "code that only tests use", command: bin("knip", "--production") },
    { name: "migrations match the schema", command: [process.execPath, "scripts/check-migrations.mjs"] },
    { name: "rules, architecture", command: bin("vitest", "run", "--project", "rules") },
  ],
];

export const VERBS = { name: "verbs on the embedded database", command: bin("vitest", "run", "--project", "verbs") };

export const BUILD = { name: "build", command: bin("react-router", "build"), env: build };
export const DOORS = { name: "doors and guards", command: bin("vitest", "run", "--project", "doors"), again: true };

/** Said with its command when it would take longer. */
const MUTANTS_SECONDS = 60;

export const MUTANTS = {
  name: "mutants of the changed files",
  command: [process.execPath, "scripts/mutants.mjs", "--changed", "--check", "--within", String(MUTANTS_SECONDS)],
};
