import autocannon from "autocannon";
import { median } from "./table.mjs";

const ROUNDS = 3;
const SECONDS = 3;

/** Requests a second of several targets, measured in turn, three rounds; the median of each. A non-2xx answer is an error. */
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
