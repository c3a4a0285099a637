import { expect, test } from "vitest";
import { readTraceSettings } from "./trace-settings";

const COLLECTOR = "http://collector:4318";
const read = (environment: Record<string, string>) => readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: COLLECTOR, ...environment });

test("without an address, or switched off, nothing is traced", () => {
  expect(readTraceSettings({})).toBeNull();
  expect(readTraceSettings({ OTEL_SERVICE_NAME: "x", OTEL_TRACES_SAMPLER: "always_on" })).toBeNull();
  expect(read({ OTEL_SDK_DISABLED: "TRUE" })).toBeNull();
  expect(read({ OTEL_TRACES_EXPORTER: "none" })).toBeNull();
  expect(read({ OTEL_SDK_DISABLED: "false" })).not.toBeNull();
});

test("the address alone is enough; the rest is as the specification has it", () => {
  expect(read({})).toEqual({
    url: "http://collector:4318/v1/traces",
    headers: {},
    timeoutMs: 10_000,
    isCompressed: false,
    resource: { "service.name": "sagebridge" },
    sampler: { ratio: 1, asParent: true },
    batch: { everyMs: 5000, maxQueued: 2048, maxAtOnce: 512 },
  });
});

test("what is said of traces goes before what is said of all signals", () => {
  const settings = read({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://other/traces/",
    OTEL_EXPORTER_OTLP_HEADERS: "a=1",
    OTEL_EXPORTER_OTLP_TRACES_HEADERS: "authorization=Bearer%20x, b=2 ",
    OTEL_EXPORTER_OTLP_TIMEOUT: "5",
    OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: "7",
    OTEL_EXPORTER_OTLP_COMPRESSION: "gzip",
    OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/json",
  });
  expect(settings).toMatchObject({ url: "https://other/traces/", timeoutMs: 7, isCompressed: true });
  expect(settings?.headers).toEqual({ authorization: "Bearer x", b: "2" });
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: `${COLLECTOR}/otlp//` })?.url).toBe(`${COLLECTOR}/otlp/v1/traces`);
});

test("the service has the name that is its own variable's", () => {
  const attributes = { OTEL_RESOURCE_ATTRIBUTES: "service.name=one,deployment.environment.name=pro%2Cduction" };
  expect(read(attributes)?.resource).toEqual({ "service.name": "one", "deployment.environment.name": "pro,duction" });
  expect(read({ ...attributes, OTEL_SERVICE_NAME: "two" })?.resource["service.name"]).toBe("two");
});

test.each([
  ["always_off", undefined, { ratio: 0, asParent: false }],
  ["always_on", "0.1", { ratio: 1, asParent: false }],
  ["traceidratio", "0.25", { ratio: 0.25, asParent: false }],
  ["traceidratio", undefined, { ratio: 1, asParent: false }],
  ["parentbased_traceidratio", "0", { ratio: 0, asParent: true }],
  ["parentbased_always_off", undefined, { ratio: 0, asParent: true }],
])("the sampler %s with %s", (name, argument, expected) => {
  const settings = read({ OTEL_TRACES_SAMPLER: name, ...(argument === undefined ? {} : { OTEL_TRACES_SAMPLER_ARG: argument }) });
  expect(settings?.sampler).toEqual(expected);
});

test.each([
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://"],
  ["OTEL_TRACES_EXPORTER", "zipkin"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "authorization"],
  ["OTEL_RESOURCE_ATTRIBUTES", "a=%zz"],
  ["OTEL_EXPORTER_OTLP_TIMEOUT", "0"],
  ["OTEL_BSP_SCHEDULE_DELAY", "soon"],
  ["OTEL_TRACES_SAMPLER", "jaeger_remote"],
])("%s=%s is one line that names it", (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^The variable ${name} has a value that does not work: [^\n]+$`));
});

test("of a part there is none below 0 or above 1", () => {
  for (const argument of ["2", "-1", "half"])
    expect(() => read({ OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: argument })).toThrow("OTEL_TRACES_SAMPLER_ARG");
});
