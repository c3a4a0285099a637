import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { aCollector } from "../../../tests/support/collector";
import { useDatabase } from "../../../tests/support/database";
import { log } from "../log/log.server";
import { metricsText } from "../metrics/registry";
import { withSpan } from "./spans.server";
import { startTracing } from "./start-tracing.server";
import { readTraceSettings } from "./trace-settings";

useDatabase();

let collector: Awaited<ReturnType<typeof aCollector>>;
let stop: () => Promise<void> = async () => undefined;
const asked: (string | undefined)[] = [];
const elsewhere = createServer(({ headers }, answer) => {
  asked.push(headers.traceparent as string | undefined);
  answer.writeHead(headers.accept === "teapot" ? 418 : 200).end("ok");
});
const url = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

/** An address that nothing listens on. */
let nobody = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const gone = await aCollector();
  nobody = gone.url;
  await gone.close();
});
afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));
beforeEach(async () => {
  collector = await aCollector();
  asked.length = 0;
});
afterEach(async () => {
  await stop();
  await collector.close();
});

function trace(environment: Record<string, string> = {}) {
  stop = startTracing(readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment })!);
}

const work = () =>
  withSpan("work", { facts: { "a.number": 7 } }, async () => {
    await db.execute(sql`select ${"ann@example.com"}::text as email from topics limit 1`);
    await db.transaction((tx) => tx.execute(sql`select 1 from profiles`));
    await db.execute(sql`select 1 from nowhere`).catch(() => undefined);
    await (await fetch(`${url()}/secret-path?token=secret`, { headers: { accept: "teapot" } })).text();
    await fetch(nobody).catch(() => undefined);
  });

test("a piece of work, its statements by name and its calls come as one trace, with nothing that anybody has typed, and the trace is passed on", async () => {
  trace({ OTEL_SERVICE_NAME: "site", OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20x", OTEL_EXPORTER_OTLP_COMPRESSION: "gzip" });
  await db.execute(sql`select 1 from topics`);
  await work();
  await stop();
  expect(collector.headers[0]).toMatchObject({ address: "/v1/traces", authorization: "Bearer x", "content-type": "application/json" });
  const root = collector.seen.find(({ name }) => name === "work")!;
  expect(root).toMatchObject({ service: "site", kind: 1, facts: { "a.number": 7 }, hasFailed: false });
  expect(root.parentSpanId).toBeUndefined();
  const inside = collector.seen.filter((span) => span !== root);
  expect(inside.map(({ name }) => name)).toEqual([
    "select topics",
    "begin",
    "select profiles",
    "commit",
    "select nowhere",
    "GET 127.0.0.1",
    "GET 127.0.0.1",
  ]);
  expect(new Set(inside.map(({ traceId, parentSpanId, kind }) => `${traceId} ${parentSpanId} ${kind}`))).toEqual(
    new Set([`${root.traceId} ${root.spanId} 3`]),
  );
  expect(
    inside.filter(({ hasFailed }) => hasFailed).map(({ facts }) => facts["db.response.status_code"] ?? facts["http.response.status_code"]),
  ).toEqual(["42P01", 418, undefined]);
  expect(asked).toEqual([`00-${root.traceId}-${inside[5]?.spanId}-01`]);
  expect(JSON.stringify(collector.seen)).not.toMatch(/ann@|secret|token/);
  for (const { milliseconds } of collector.seen) expect(milliseconds).toBeGreaterThanOrEqual(0);
});

test("what is not sampled is not sent, and says so to whoever is called", async () => {
  trace({ OTEL_TRACES_SAMPLER: "always_off" });
  await work();
  await stop();
  expect(collector.headers).toEqual([]);
  expect(asked[0]).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
});

test("a collector that is away loses nothing that there is room for, one that refuses is not asked for the same again, and the work knows nothing of it", async () => {
  trace({ OTEL_BSP_SCHEDULE_DELAY: "20", OTEL_BSP_MAX_QUEUE_SIZE: "3", OTEL_BSP_MAX_EXPORT_BATCH_SIZE: "2" });
  collector.answer(503);
  for (const name of ["a", "b", "c", "d", "e"]) await withSpan(name, {}, async () => undefined);
  await expect.poll(() => collector.headers.length).toBeGreaterThan(2);
  collector.answer(200);
  await expect.poll(() => collector.seen.length).toBe(3);
  collector.answer(400);
  await withSpan("refused", {}, async () => undefined);
  const before = collector.headers.length;
  await expect.poll(() => collector.headers.length).toBe(before + 1);
  collector.answer(200);
  await withSpan("last", {}, async () => undefined);
  await stop();
  expect(collector.seen.at(-1)?.name).toBe("last");
  expect(collector.seen.map(({ name }) => name)).not.toContain("refused");
  expect(metricsText()).toMatch(/sagebridge_spans_total\{outcome="lost"\} [1-9]/);
});

test("what is logged meanwhile has the id of the trace", async () => {
  trace();
  vi.stubEnv("NODE_ENV", "production");
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  await withSpan("work", {}, async () => log("info", "inside"));
  log("info", "outside");
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await stop();
  expect(lines.map(({ event, trace }) => [event, trace])).toEqual([
    ["inside", collector.seen[0]?.traceId],
    ["outside", undefined],
  ]);
});

test("without a collector no span is made, and nothing is passed on", async () => {
  await work();
  expect([asked, collector.headers]).toEqual([[undefined], []]);
});
