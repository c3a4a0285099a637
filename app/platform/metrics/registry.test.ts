import { expect, test } from "vitest";
import { counter, gauge, histogram, metricsText } from "./registry";

const linesOf = (name: string) =>
  metricsText()
    .split("\n")
    .filter((line) => line.includes(name));

test("a counter, a gauge and a histogram are written as Prometheus reads them", () => {
  const seen = counter("test_seen_total", "Seen.");
  seen.add({ what: 'a "quote",\na \\ and a line' });
  seen.add({ what: "b" }, 2);
  seen.add({ what: "b" });
  gauge("test_now", "Now.", () => 7);
  gauge("test_each", "Each.", () => [[{ kind: "x" }, 1]]);
  gauge("test_unknown", "Not known.", () => null);
  const took = histogram("test_took_seconds", "Took.", [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) took.observe(seconds, { route: "/" });
  expect(linesOf("test_seen")).toEqual([
    "# HELP test_seen_total Seen.",
    "# TYPE test_seen_total counter",
    String.raw`test_seen_total{what="a \"quote\",\na \\ and a line"} 1`,
    'test_seen_total{what="b"} 3',
  ]);
  expect(linesOf("test_now").at(-1)).toBe("test_now 7");
  expect(linesOf("test_each").at(-1)).toBe('test_each{kind="x"} 1');
  expect(linesOf("test_unknown")).toHaveLength(2);
  expect(linesOf("test_took").slice(2)).toEqual([
    'test_took_seconds_bucket{route="/",le="0.1"} 2',
    'test_took_seconds_bucket{route="/",le="1"} 3',
    'test_took_seconds_bucket{route="/",le="+Inf"} 4',
    'test_took_seconds_sum{route="/"} 3.65',
    'test_took_seconds_count{route="/"} 4',
  ]);
});
