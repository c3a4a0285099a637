import { bin, runSteps } from "./steps.mjs";

const wanted = process.argv.slice(2);

await runSteps([
  { name: "faults and long runs", command: bin("vitest", "run", "--project", "hard", ...wanted) },
  {
    name: "a consultation's life, at length",
    command: bin("vitest", "run", "--project", "verbs", "life-model"),
    env: { ROUNDS: "60" },
    isWanted: wanted.length === 0,
  },
]);
