import { tmpdir } from "node:os";
import { BUILD, READINGS, RULES, tests, WAITING_TESTS } from "./check-steps.mjs";
import { debianVersion } from "./debian-postgres.mjs";
import { runSteps, together } from "./steps.mjs";

let browser = {};
const version = debianVersion();

// Tests of the site wait at times, for a delay or a browser: whatever needs no site runs meanwhile.
await runSteps([
  together(
    [
      together(BUILD, {
        name: "a browser",
        command: [process.execPath, "scripts/browser.mjs"],
        // A downloaded browser is kept for the next run.
        env: { TMPDIR: tmpdir() },
        heard: (output) => {
          browser = JSON.parse(output.trim().split("\n").at(-1));
        },
      }),
      // The documents name files of the build.
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
