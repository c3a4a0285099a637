export type Labels = Record<string, string>;

/** A gauge's value, or one per set of labels; null when it is unknown. */
export type Reading = number | null | [Labels, number][];

interface Metric {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram";
  lines: () => string[];
}

const metrics = new Map<string, Metric>();

const escaped = (value: string) => value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");

function series(name: string, labels: Labels, value: number) {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}

const keyOf = (labels: Labels) => Object.values(labels).join("\0");

/** Creates a counter. Labels have few, known values, never text that a person has typed. */
export function counter(name: string, help: string) {
  const counts = new Map<string, { labels: Labels; value: number }>();
  metrics.set(name, {
    name,
    help,
    type: "counter",
    lines: () => [...counts.values()].map(({ labels, value }) => series(name, labels, value)),
  });
  return {
    add(labels: Labels = {}, by = 1) {
      const key = keyOf(labels);
      const count = counts.get(key);
      if (count) count.value += by;
      else counts.set(key, { labels, value: by });
    },
  };
}

/** Creates a gauge, whose value is read on every scrape. */
export function gauge(name: string, help: string, read: () => Reading, type: "gauge" | "counter" = "gauge") {
  const lines = () => {
    const value = read();
    if (value === null) return [];
    return (Array.isArray(value) ? value : [[{}, value] as [Labels, number]]).map(([labels, each]) => series(name, labels, each));
  };
  metrics.set(name, { name, help, type, lines });
}

/** Creates a histogram of durations or sizes with these bucket limits. */
export function histogram(name: string, help: string, limits: readonly number[]) {
  const kept = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
  const linesOf = ({ labels, counts, sum, count }: { labels: Labels; counts: number[]; sum: number; count: number }) => [
    ...limits.map((limit, index) => series(`${name}_bucket`, { ...labels, le: String(limit) }, counts[index] ?? 0)),
    series(`${name}_bucket`, { ...labels, le: "+Inf" }, count),
    series(`${name}_sum`, labels, sum),
    series(`${name}_count`, labels, count),
  ];
  metrics.set(name, { name, help, type: "histogram", lines: () => [...kept.values()].flatMap(linesOf) });
  return {
    observe(value: number, labels: Labels = {}) {
      const key = keyOf(labels);
      const own = kept.get(key) ?? { labels, counts: limits.map(() => 0), sum: 0, count: 0 };
      kept.set(key, own);
      for (const [index, limit] of limits.entries()) if (value <= limit) own.counts[index] = (own.counts[index] ?? 0) + 1;
      own.sum += value;
      own.count += 1;
    },
  };
}

/** All metrics in the Prometheus text format. */
export function metricsText(): string {
  const parts = [...metrics.values()].flatMap(({ name, help, type, lines }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...lines(),
  ]);
  return `${parts.join("\n")}\n`;
}
