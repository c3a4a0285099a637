import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

export const HELP = `npm run test:mutants [-- options] [PATH ...]
Plants one small defect at a time into the files (all of the product without a PATH) and says which no test notices. Asked are
the rules and the verbs, of whoever is left the types, and with --site the doors and the journeys. Without it, what only these could notice is
counted as out of reach, and for screens in no score.

  --changed[=COMMIT]  the files that differ from the last commit or from COMMIT; in a clean tree those of the last commit
  --sample=N          N mutants at random, for an estimate        --seed=N    another choice of them
  --kind=KIND         only pure rules (rule), *.server.ts (server) or screens (screen)
  --site              builds the site with the mutants in it, to ask the doors and a browser too (some minutes)
  --check             exit with 1 when a score is below its goal
  --within=SECONDS    only if it is expected to take no longer, else say so
  --nearest=N         so many test files for each file, the nearest by imports (8)
  --lanes=N           so many processes (one for each core, at most 2)
  --list              only name the mutants`;

/** Parses the command line. */
export function readChoices(args) {
  const { values, positionals } = parseArgs({
    // `--changed` works with and without a commit after it.
    args: args.map((arg) => (arg === "--changed" ? "--changed=" : arg)),
    allowPositionals: true,
    options: {
      changed: { type: "string" },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      kind: { type: "string" },
      site: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      within: { type: "string" },
      nearest: { type: "string", default: "8" },
      lanes: { type: "string", default: String(Math.min(2, availableParallelism())) },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const number = (text) => (text === undefined ? undefined : Number.parseInt(text, 10));
  return {
    ...values,
    paths: positionals,
    sample: number(values.sample),
    seed: number(values.seed),
    within: number(values.within),
    nearest: number(values.nearest),
    lanes: number(values.lanes),
  };
}
