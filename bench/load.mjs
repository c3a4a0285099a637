import autocannon from "autocannon";
import { median } from "./table.mjs";

const ROUNDS = 3;
const SECONDS = 3;

/** Measures requests a second of several targets, in turn, three rounds; returns each median. A non-2xx response is an error. */
export async function interleave(targets) {
  const rates = targets.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, target] of targets.entries()) {
      const result = await autocannon({ connections: 10, duration: SECONDS, ...target });
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${target.url}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
      rates[index].push(result.requests.average);
    }
  }
  return rates.map(median);
}
