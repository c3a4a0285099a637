import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import config from "../../vitest.config.ts";

/** Filled by session.mjs in the same process: the mutated code of files, by path. */
const mutated = {
  name: "mutants",
  enforce: "pre",
  transform: (_, id) => globalThis.mutatedCode?.get(id.split("?")[0]),
};

const runner = fileURLToPath(new URL("runner.mjs", import.meta.url));

/** Cached modules would contain other mutants. */
const fsModuleCache = false;

/** The project's own configuration with mutated files, and a single worker, so that runs come in order. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    fsModuleCache,
    projects: config.test.projects.map((project) => ({
      ...project,
      plugins: [mutated],
      test: { ...project.test, runner, maxWorkers: 1, fileParallelism: false, isolate: false, fsModuleCache },
    })),
  },
});
