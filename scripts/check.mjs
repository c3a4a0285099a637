import { BUILD, CHECKS, DOORS } from "./check-steps.mjs";
import { runSteps } from "./steps.mjs";

await runSteps([...CHECKS, BUILD, DOORS]);
