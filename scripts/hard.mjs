import { bin, runSteps } from "./steps.mjs";

const wanted = process.argv.slice(2);

await runSteps([
  { name: "faults and long runs", command: bin("vitest", "run", "--project", "hard", ...wanted) },
  {
    name: "life, races and ranking, at length",
    command: bin("vitest", "run", "--project", "verbs", "life-model", "races", "growth"),
    env: { ROUNDS: "40" },
    isWanted: wanted.length === 0,
  },
]);
