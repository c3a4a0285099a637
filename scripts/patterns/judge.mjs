import { slownessOf } from "./slowness.mjs";

/** The problems of the product's patterns, one line each: not linear and without a reason, or with a reason that no pattern on its line needs. */
export function problemsOf(patterns) {
  const judged = patterns.map((pattern) => ({ ...pattern, problem: problemOf(pattern) }));
  const needless = judged.filter(
    ({ file, line, reason }) => reason && !judged.some((other) => other.file === file && other.line === line && other.problem),
  );
  return [
    ...judged.filter(({ problem, reason }) => problem && !reason).map(({ file, line, problem }) => `${file}:${line}: ${problem}`),
    ...needless.map(({ file, line }) => `${file}:${line}: this pattern is linear and needs no reason`),
  ];
}

function problemOf({ source, flags }) {
  if (source === null) return "what this pattern is made of is only known as it runs: say in a comment 'pattern: …' why it is linear";
  const found = slownessOf({ source, flags });
  if (found === null) return null;
  return `/${source}/${flags} is not linear (${found.why}): ${JSON.stringify(found.before)} + ${JSON.stringify(found.pump)}.repeat(n)`;
}
