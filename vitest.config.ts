import { defineConfig } from "vitest/config";

const env = { NODE_ENV: "test", DATA_DIR: "./.test-data", SECRET: "a-secret-for-tests-that-is-long-enough", PACE: "0", BASE_URL: "" };

/** The journeys that look at every page in every size and theme: they belong to the long runs (npm run test:hard). */
const LONG_JOURNEYS = ["admin", "advisor-dashboard", "profile", "visitor-pages"].map((name) => `tests/journeys/${name}.test.ts`);

/** Tests by what they need: nothing, a database, the built site, a browser, or much time. */
export default defineConfig({
  test: {
    environment: "node",
    env,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["app/**/*.test.ts", "tests/*.test.ts"],
          exclude: ["**/*.server.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "verbs",
          include: ["app/**/*.server.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "doors",
          include: ["tests/doors/**/*.test.ts"],
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          exclude: LONG_JOURNEYS,
          globalSetup: ["tests/support/cluster.ts"],
          testTimeout: 120_000,
          retry: 1,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "hard",
          include: ["tests/hard/**/*.test.ts", ...LONG_JOURNEYS],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
