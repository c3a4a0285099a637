import { BUILD, CHECKS, DOORS, MUTANTS, VERBS } from "./check-steps.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([...CHECKS, VERBS, MUTANTS, BUILD, DOORS]);
