import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import config from "../../vitest.config.ts";

/** Filled by session.mjs, which lives in the same process: the code of every file that has mutants, by its path. */
const mutated = {
  name: "mutants",
  enforce: "pre",
  transform: (_, id) => globalThis.mutatedCode?.get(id.split("?")[0]),
};

const runner = fileURLToPath(new URL("runner.mjs", import.meta.url));

/** Kept code would be that of other mutants. */
const fsModuleCache = false;

/** The project's own configuration, its files with mutants in them, and one worker, so that runs come in order. */
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
