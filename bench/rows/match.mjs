import { measureGrowth, openSizes } from "../match/growth.mjs";
import { measureOverHttp } from "../match/over-http.mjs";
import { median } from "../table.mjs";

const SIZES = (process.env.MATCH_SIZES ?? "1000,10000,100000").split(",").map(Number);
const MAX_GROWTH = { "topic and hour": 2.5, "free text": 5, "topic, text and hour": 12, "misspelt word": 5 };
/** Maximum p99 with a million advisors, in milliseconds. */
const MAX_P99 = { "topic and hour": 2, "free text": 12, "topic, text and hour": 12, "misspelt word": 20 };
/** Minimum speed-up over the full sort with a million advisors. */
const MIN_GAIN = { "topic and hour": 2000, "free text": 80, "topic, text and hour": 40 };

/**
 * How the engine scales: the same queries on directories of several sizes in turn, compared with a full sort of everybody; and requests a second of
 * match-adviser over HTTP with the smallest and the largest. MATCH_SIZES=1000,1000000 adds a million, MATCH_EMBEDDED=1 uses the embedded server.
 */
export async function measure() {
  const sizes = await openSizes(SIZES, { isEmbedded: process.env.MATCH_EMBEDDED === "1" });
  const results = await measureGrowth(sizes);
  const rows = results.flatMap(rowsOf);
  if (process.env.MATCH_HTTP !== "0") rows.push(...(await measureOverHttp(sizes)));
  await sizes.close();
  return rows;
}

function rowsOf({ name, ours, full, same, compared }) {
  const [least, most] = [SIZES[0], SIZES.at(-1)];
  const medianOf = (times, size) => median(times.get(size));
  const each = SIZES.map((size) => ({
    name: `${name}, ${size.toLocaleString("en")} (p99 ${percentile(ours.get(size), 0.99).toFixed(2)} ms)`,
    ours: medianOf(ours, size),
    unit: "ms",
    ...(full.get(size).length > 0 && { against: medianOf(full, size), againstName: "full sort" }),
  }));
  const growth = medianOf(ours, most) / medianOf(ours, least);
  const goal = MAX_GROWTH[name];
  each.push({ name: `${name}: growth`, ours: growth, unit: "×", ...(goal && { goal: `at most ${goal}`, isMet: growth <= goal }) });
  if (MAX_P99[name] && most >= 1_000_000) {
    const p99 = percentile(ours.get(most), 0.99);
    each.push({ name: `${name}: p99`, ours: p99, unit: "ms", goal: `at most ${MAX_P99[name]}`, isMet: p99 <= MAX_P99[name] });
  }
  if (MIN_GAIN[name] && most >= 1_000_000) {
    const gain = medianOf(full, most) / medianOf(ours, most);
    each.push({
      name: `${name}: full sort to ours`,
      ours: gain,
      unit: "×",
      goal: `at least ${MIN_GAIN[name]}`,
      isMet: gain >= MIN_GAIN[name],
    });
  }
  if (compared > 0)
    each.push({
      name: `${name}: the same ten as the full sort`,
      ours: same,
      unit: `of ${compared}`,
      goal: "all",
      isMet: same === compared,
    });
  return each;
}

const percentile = (values, share) =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))];
