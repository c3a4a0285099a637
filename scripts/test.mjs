import { findBrowser } from "./browser.mjs";
import { BUILD, CHECKS, DOORS, VERBS } from "./check-steps.mjs";
import { startDebianPostgres } from "./debian-postgres.mjs";
import { bin, runSteps } from "./steps.mjs";

const browser = await findBrowser();
const debian = await startDebianPostgres();
process.on("exit", () => debian?.stop());
// Without these a run that is broken off would leave the database behind.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

await runSteps([
  ...CHECKS,
  [
    VERBS,
    {
      ...VERBS,
      name: `verbs on PostgreSQL ${debian?.version ?? ""}`,
      env: { TEST_DATABASE_URL: debian?.url },
      isWanted: Boolean(debian),
    },
  ],
  BUILD,
  DOORS,
  {
    name: "journeys in Chromium",
    command: bin("vitest", "run", "--project", "journeys", "--reporter=verbose"),
    env: { BROWSER: browser.path, BROWSER_LIBRARIES: browser.libraries ?? "" },
    again: true,
  },
]);
