import { contentReason, reasonFor } from "./marks.mjs";

/** Percentage of mutants that must be detected. */
export const GOALS = { rule: 90, server: 75, screen: 60 };
const NAMES = { rule: "pure rules", server: "*.server.ts", screen: "screens" };

/** Summarizes the results by kind of file. Marked survivors are counted separately and in no score. `hasSite` tells that the doors and a browser ran too. */
export function summarize(judged, hasSite = false) {
  const kinds = Object.keys(GOALS).map((kind) => {
    const own = judged.filter((mutant) => mutant.fileKind === kind);
    const count = (outcome) => own.filter((mutant) => mutant.outcome === outcome).length;
    const [killed, survived, unreached, marked] = ["killed", "survived", "unreached", "marked"].map(count);
    // Most screens are only rendered by the doors' tests: without these, nothing is known about them.
    const all = killed + survived + (kind === "screen" && !hasSite ? 0 : unreached);
    return { kind, killed, survived, unreached, marked, all, score: all === 0 ? null : (100 * killed) / all };
  });
  return kinds.filter(({ all, marked, unreached }) => all + marked + unreached > 0);
}

/** A mutant with its outcome; a survivor with a reason in the source counts as marked. */
export function withMark(mutant, outcome, source) {
  const reason = outcome === "killed" ? undefined : (contentReason(mutant) ?? reasonFor(mutant, source));
  return { ...mutant, outcome: reason ? "marked" : outcome, reason };
}

const clip = (text) => (text.length > 120 ? `${text.slice(0, 117)}...` : text);

/** Prints survivors by file, then one line per kind of file, except for a cancelled run: there, the killed ones are known first. */
export function printReport(judged, { seconds, isWhole, hasSite }) {
  for (const [file, own] of Map.groupBy(judged, (mutant) => mutant.file)) {
    const alive = own.filter(({ outcome }) => outcome === "survived");
    const unreached = own.filter(({ outcome }) => outcome === "unreached");
    const killed = own.filter(({ outcome }) => outcome === "killed").length;
    if (alive.length + unreached.length === 0) continue;
    console.log(`\n${file}   ${killed} of ${killed + alive.length + unreached.length} noticed`);
    for (const { line, kind, original, mutated } of alive.sort((a, b) => a.line - b.line)) {
      console.log(`  ${file}:${line}  ${kind}`);
      console.log(`    - ${clip(original)}\n    + ${clip(mutated)}`);
    }
    if (unreached.length > 0) console.log(`  no related test comes past ${unreached.length} more, on lines ${lines(unreached)}`);
  }
  console.log("");
  for (const { kind, killed, unreached, marked, all, score } of isWhole ? summarize(judged, hasSite) : []) {
    const sign = score === null ? "·" : score >= GOALS[kind] ? "✓" : "✗";
    const shown = score === null ? "    -" : `${score.toFixed(1).padStart(5)} %`;
    console.log(
      `  ${sign} ${NAMES[kind].padEnd(12)} ${shown} (goal ${GOALS[kind]} %)   ${killed} of ${all} noticed, ${unreached} out of every test's reach, ${marked} marked`,
    );
  }
  console.log(`\n  ${judged.length} mutants, ${seconds.toFixed(0)} s`);
}

const lines = (mutants) => [...new Set(mutants.map(({ line }) => line))].sort((a, b) => a - b).join(", ");

export const isBelow = (judged, hasSite) => summarize(judged, hasSite).some(({ kind, score }) => score !== null && score < GOALS[kind]);
