import { bin, runSteps } from "./steps.mjs";

await runSteps([{ name: "faults and long runs", command: bin("vitest", "run", "--project", "hard", ...process.argv.slice(2)) }]);
