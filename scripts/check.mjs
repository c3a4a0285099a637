import { BUILD, CHECKS, DOORS, VERBS } from "./check-steps.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([...CHECKS, VERBS, BUILD, DOORS]);
