import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { EVERY_RUNS_JOURNEYS, LONGER_DOORS, MEASURED, QUICK_FAULTS } from "./tests/support/every-run.ts";

const env = { NODE_ENV: "test", DATA_DIR: "./.test-data", SECRET: "a-secret-for-tests-that-is-long-enough", PACE: "0", BASE_URL: "" };

/**
 * What PostgreSQL does by itself, which its versions could do differently: constraints, locks, the statements of the ledger, and those whose
 * plans are kept. These run once more on a second version where one is installed, on a database that the migrations made there;
 * whatever else a verb does is the same on any.
 */
const STATEMENTS = [
  "booking-refusals",
  "demo-story",
  "directory",
  "distribution",
  "growth",
  "ledger",
  "transitions",
  "races",
  "ranking",
  "specified-tables",
].map((name) => `app/**/${name}.server.test.ts`);

for (const pattern of STATEMENTS) if (globSync(pattern).length === 0) throw new Error(`No test file is called ${pattern} any more`);

/** A database, and on it the demo. */
const SITE = ["tests/support/cluster.ts", "tests/support/demo-template.ts"];

/** In a browser, whoever waits for what is to appear asserts that it does. */
const ASSERTS_BY_WAITING = { requireAssertions: false };

/**
 * Tests by what they need: nothing, a database, the built site, a browser, or much time. The first two share their modules between files:
 * loading them for each would take longer than the tests do.
 */
export default defineConfig({
  test: {
    environment: "node",
    env,
    maxWorkers: 2,
    execArgv: ["--require", fileURLToPath(new URL("./tests/support/cheap-passwords.cjs", import.meta.url))],
    // A busy machine takes longer than the second that is usual; whoever waits goes on as soon as it is there. A test that asserts nothing,
    // such as one whose loop has nothing to go through, fails.
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["app/**/*.test.ts", "tests/*.test.ts", "scripts/**/*.test.mjs", "bench/**/*.test.mjs"],
          exclude: ["**/*.server.test.ts", "tests/text-growth.test.ts"],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "verbs",
          include: ["app/**/*.server.test.ts"],
          isolate: false,
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "statements",
          include: STATEMENTS,
          isolate: false,
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "doors",
          include: ["tests/doors/**/*.test.ts", ...QUICK_FAULTS],
          isolate: false,
          server: { deps: { external: [/\/build\/server\//] } },
          globalSetup: SITE,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          expect: ASSERTS_BY_WAITING,
          include: EVERY_RUNS_JOURNEYS,
          isolate: false,
          server: { deps: { external: [/\/build\/server\//] } },
          globalSetup: SITE,
          testTimeout: 600_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "hard",
          expect: ASSERTS_BY_WAITING,
          include: ["tests/hard/**/*.test.ts", "tests/faults/**/*.test.ts", "tests/journeys/**/*.test.ts", ...LONGER_DOORS, ...MEASURED],
          env: { ...env, LONG_RUNS: "1" },
          server: { deps: { external: [/\/build\/server\//] } },
          globalSetup: SITE,
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
