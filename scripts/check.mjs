import { CHECKS, MUTANTS, tests } from "./check-steps.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([CHECKS, { name: "doors, guards and verbs", command: tests("doors", "verbs") }, MUTANTS]);
