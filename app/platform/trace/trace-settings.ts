import { withoutEnd } from "../text/trim-end";

export interface TraceSettings {
  /** Address to which spans are sent. */
  url: string;
  headers: Record<string, string>;
  timeoutMs: number;
  isCompressed: boolean;
  /** Resource attributes of this process, including its name. */
  resource: Record<string, string>;
  sampler: { ratio: number; asParent: boolean };
  batch: { everyMs: number; maxQueued: number; maxAtOnce: number };
}

type Environment = Record<string, string | undefined>;

const SERVICE_NAME = "sagebridge";
const DEFAULTS = { timeoutMs: 10_000, everyMs: 5000, maxQueued: 2048, maxAtOnce: 512 };

/** Sampling ratios of the specification's samplers when no argument is given. */
const SAMPLERS: Record<string, number> = { always_on: 1, always_off: 0, traceidratio: 1 };

class Unusable extends Error {
  constructor(name: string, why: string) {
    super(`The variable ${name} has a value that does not work: ${why}. See docs/self-hosting.md.`);
  }
}

/**
 * Reads the standard OpenTelemetry variables (OTEL_*) that concern traces. Null when no endpoint is set, or tracing is disabled. Throws an
 * Error of one line for unsupported values.
 */
export function readTraceSettings(environment: Environment): TraceSettings | null {
  const given = (name: string) => environment[name]?.trim() || undefined;
  const ofTraces = (name: string) => given(`OTEL_EXPORTER_OTLP_TRACES_${name}`) ?? given(`OTEL_EXPORTER_OTLP_${name}`);
  const url = endpoint(given);
  const exporter = given("OTEL_TRACES_EXPORTER") ?? "otlp";
  if (!url || given("OTEL_SDK_DISABLED")?.toLowerCase() === "true" || exporter === "none") return null;
  if (exporter !== "otlp") throw new Unusable("OTEL_TRACES_EXPORTER", "otlp and none are known");
  const protocol = ofTraces("PROTOCOL");
  if (protocol && !protocol.startsWith("http/")) throw new Unusable("OTEL_EXPORTER_OTLP_PROTOCOL", "traces are sent over HTTP, as JSON");
  const count = (name: string, otherwise: number) => wholeNumber(name, given(name), otherwise);
  return {
    url,
    headers: pairs("OTEL_EXPORTER_OTLP_HEADERS", ofTraces("HEADERS")),
    timeoutMs: wholeNumber("OTEL_EXPORTER_OTLP_TIMEOUT", ofTraces("TIMEOUT"), DEFAULTS.timeoutMs),
    isCompressed: ofTraces("COMPRESSION") === "gzip",
    resource: {
      "service.name": SERVICE_NAME,
      ...pairs("OTEL_RESOURCE_ATTRIBUTES", given("OTEL_RESOURCE_ATTRIBUTES")),
      ...(given("OTEL_SERVICE_NAME") ? { "service.name": given("OTEL_SERVICE_NAME") as string } : {}),
    },
    sampler: sampler(given("OTEL_TRACES_SAMPLER") ?? "parentbased_always_on", given("OTEL_TRACES_SAMPLER_ARG")),
    batch: {
      everyMs: count("OTEL_BSP_SCHEDULE_DELAY", DEFAULTS.everyMs),
      maxQueued: count("OTEL_BSP_MAX_QUEUE_SIZE", DEFAULTS.maxQueued),
      maxAtOnce: count("OTEL_BSP_MAX_EXPORT_BATCH_SIZE", DEFAULTS.maxAtOnce),
    },
  };
}

/** The endpoint for traces is used as it is; the general endpoint gets the path appended. */
function endpoint(given: (name: string) => string | undefined): string | null {
  for (const [name, path] of [
    ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", ""],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "/v1/traces"],
  ] as const) {
    const value = given(name);
    if (!value) continue;
    if (!/^https?:\/\/[^/\s]/.test(value) || !URL.canParse(value)) throw new Unusable(name, "it is no address of HTTP");
    return path ? withoutEnd(value, /\//) + path : value;
  }
  return null;
}

/** Parses `name=value,name=value`, each percent-encoded. */
function pairs(name: string, text = ""): Record<string, string> {
  const found: [string, string][] = [];
  for (const pair of text.split(",").map((each) => each.trim())) {
    if (!pair) continue;
    const at = pair.indexOf("=");
    if (at < 1) throw new Unusable(name, "it is written name=value,name=value");
    try {
      found.push([pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]);
    } catch {
      throw new Unusable(name, "a percent sign in it begins no character");
    }
  }
  return Object.fromEntries(found);
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1) throw new Unusable(name, "it is a whole number above 0");
  return value;
}

function sampler(name: string, argument: string | undefined): TraceSettings["sampler"] {
  const asParent = name.startsWith("parentbased_");
  const kind = name.replace(/^parentbased_/, "");
  const ratio = SAMPLERS[kind];
  if (ratio === undefined) throw new Unusable("OTEL_TRACES_SAMPLER", "known are [parentbased_] always_on, always_off and traceidratio");
  if (kind !== "traceidratio" || argument === undefined) return { ratio, asParent };
  const part = Number(argument);
  if (!(part >= 0 && part <= 1)) throw new Unusable("OTEL_TRACES_SAMPLER_ARG", "it is a part between 0 and 1");
  return { ratio: part, asParent };
}
