import { tmpdir } from "node:os";
import { BUILD, READINGS, RULES, tests, WAITING_TESTS } from "./check-steps.mjs";
import { debianVersion } from "./debian-postgres.mjs";
import { runSteps, together } from "./steps.mjs";

let browser = {};
const version = debianVersion();

// The tests of the site wait now and then, for a time that has to pass or for a browser: whatever needs no site goes on meanwhile.
await runSteps([
  together(
    [
      together(BUILD, {
        name: "a browser",
        command: [process.execPath, "scripts/browser.mjs"],
        // One that has to be fetched is kept for the next run.
        env: { TMPDIR: tmpdir() },
        heard: (output) => {
          browser = JSON.parse(output.trim().split("\n").at(-1));
        },
      }),
      // Documents name files of the build.
      RULES,
      {
        name: "doors, journeys and verbs",
        command: WAITING_TESTS,
        env: () => ({ BROWSER: browser.path ?? "", BROWSER_LIBRARIES: browser.libraries ?? "" }),
      },
    ],
    [
      ...READINGS,
      {
        name: `statements on PostgreSQL ${version}`,
        command: [process.execPath, "scripts/debian-postgres.mjs", ...tests("statements"), "--maxWorkers=1"],
        isWanted: Boolean(version),
        isCounted: false,
      },
    ],
  ),
]);
