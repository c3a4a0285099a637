import { runInThisContext } from "node:vm";

const LENGTHS = [10_000, 100_000];
/** Allowed increase for a text ten times as long. */
export const MAX_GROWTH = 15;
/** Less is noise: a quadratic pattern takes seconds on a text of this length. */
const FLOOR_MS = 3;
const RUNS = 3;
/** Longer than any linear pattern takes on any machine; a longer search is cancelled, since a cubic one takes hours. */
const MAX_MS = 10_000;
/** Endings that no pattern matches, so that it fails in the end. */
const ENDINGS = ["\uffff", ""];

/**
 * Measures how much longer a pattern takes on a long text than on a short one, for the worst of some texts (`before` and a repeated
 * `pump`), and returns that text. Uses the thread's CPU time, which does not depend on the machine's load; the minimum of several runs.
 */
export function growthOf({ source, flags }, texts, [short, long] = LENGTHS) {
  const worst = { growth: 0, text: null };
  for (const { before, pump } of texts)
    for (const ending of ENDINGS) {
      const text = (length) => before + pump.repeat(Math.ceil(length / pump.length)) + ending;
      const spentOn = (length) => leastMilliseconds({ source, flags }, text(length));
      const spent = spentOn(short);
      const growth = spent === Infinity ? Infinity : spentOn(long) / Math.max(spent, FLOOR_MS);
      if (growth > worst.growth) Object.assign(worst, { growth, text: { before, pump } });
      if (growth > MAX_GROWTH) return worst;
    }
  return worst;
}

/** Searches the text from end to end, as replacing does. */
function leastMilliseconds({ source, flags }, text) {
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const search = runInThisContext("(pattern, text) => { globalThis.searched = () => text.replace(pattern, ''); }");
  search(pattern, text);
  let least = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.threadCpuUsage();
    try {
      runInThisContext("searched()", { timeout: MAX_MS });
    } catch (error) {
      if (error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return Infinity;
      throw error;
    }
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least < FLOOR_MS) break;
  }
  delete globalThis.searched;
  return least;
}
