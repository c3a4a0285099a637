import { bin, together } from "./steps.mjs";

export const BUILD = { name: "build", command: bin("react-router", "build"), env: { NODE_ENV: "production" } };

/** What reads the source alone: one after another, each most of a core. */
export const READINGS = [
  { name: "routes and their types", command: bin("react-router", "typegen") },
  // One checker: each more asks anew what the others know already, and the other core has work.
  { name: "types", command: bin("tsc", "--noEmit", "--checkers", "1", "-p", ".") },
  { name: "format and lint", command: bin("biome", "ci", "--colors=off", ".") },
  { name: "dead code", command: bin("knip") },
  { name: "code that only tests use", command: bin("knip", "--production") },
  { name: "migrations match the schema", command: [process.execPath, "scripts/check-migrations.mjs"] },
];

export const RULES = { name: "rules, architecture", command: bin("vitest", "run", "--project", "rules") };

export const CHECKS = together(READINGS, [BUILD, RULES]);

/** One run for several projects: its workers go on from one to the next without a pause, and share a database server. */
export const tests = (...projects) => bin("vitest", "run", ...projects.flatMap((name) => ["--project", name]));

/** Doors and journeys wait for a browser and a database a third of their time: on two cores a third worker has what two leave. */
export const WAITING_TESTS = [...tests("doors", "journeys", "verbs"), "--maxWorkers=3"];

/** Said with its command when it would take longer. */
const MUTANTS_SECONDS = 60;

export const MUTANTS = {
  name: "mutants of the changed files",
  command: [process.execPath, "scripts/mutants.mjs", "--changed", "--check", "--within", String(MUTANTS_SECONDS)],
};
