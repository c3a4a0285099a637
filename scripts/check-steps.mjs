import { bin, together } from "./steps.mjs";

export const BUILD = { name: "build", command: bin("react-router", "build"), env: { NODE_ENV: "production" } };

/** Checks that only read the source: one after another, each uses most of a core. */
export const READINGS = [
  { name: "routes and their types", command: bin("react-router", "typegen") },
  // A single checker: additional ones would redo the same work, and the other core is busy.
  // It ends before its memory is worth collecting often, unless that comes near to the limit.
  { name: "types", command: bin("tsc", "--noEmit", "--checkers", "1", "-p", "."), env: { GOGC: "400", GOMEMLIMIT: "4GiB" } },
  { name: "format and lint", command: bin("biome", "ci", "--colors=off", ".") },
  { name: "dead code", command: bin("knip") },
  { name: "code that only tests use", command: bin("knip", "--production") },
  { name: "migrations match the schema", command: [process.execPath, "scripts/check-migrations.mjs"] },
];

export const RULES = { name: "rules, architecture", command: bin("vitest", "run", "--project", "rules") };

export const CHECKS = together(READINGS, [BUILD, RULES]);

/** Runs several projects in one go: workers continue from one to the next without a pause and share a database server. */
export const tests = (...projects) => bin("vitest", "run", ...projects.flatMap((name) => ["--project", name]));

/** Doors and journeys wait for a browser or a database a third of their time: on two cores, a third worker uses what is left. */
export const WAITING_TESTS = [...tests("doors", "journeys", "verbs"), "--maxWorkers=3"];

/** A longer run is not started; its command is printed instead. */
const MUTANTS_SECONDS = 60;

export const MUTANTS = {
  name: "mutants of the changed files",
  command: [process.execPath, "scripts/mutants.mjs", "--changed", "--check", "--within", String(MUTANTS_SECONDS)],
};
