// Traces that a collector receives from the running site: requests, jobs and statements.
import { expect, test } from "vitest";
import { aCollector } from "../support/collector";
import { ServerUnderTest } from "../support/server";

const PARENT = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
const traceparent = `00-${PARENT.trace}-${PARENT.span}-01`;

test("requests by route and status, their statements and jobs are told to a collector, under the ids that the answers have, with nothing personal", async () => {
  const [collector, site] = [await aCollector(), new ServerUnderTest()];
  try {
    const url = await site.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: "a-site",
      OTEL_BSP_SCHEDULE_DELAY: "200",
      TRUST_PROXY: "1",
    });
    const own = await fetch(`${url}/find-advisor?q=zebra-farming`, { headers: { "x-forwarded-for": "203.0.113.9" } });
    const ofProxy = await fetch(`${url}/advisors/nobody-of-the-kind`, { headers: { traceparent, "x-request-id": "proxys-own-id" } });
    expect([own.status, ofProxy.status]).toEqual([200, 404]);
    await expect.poll(() => collector.seen.some(({ name }) => name.startsWith("job "))).toBe(true);
    await site.stop();

    const requests = collector.seen.filter(({ kind }) => kind === 2);
    const first = requests.find(({ name }) => name === "GET /find-advisor")!;
    expect(first).toMatchObject({ service: "a-site", facts: { "http.route": "/find-advisor", "http.response.status_code": 200 } });
    expect(own.headers.get("x-request-id")).toBe(first.traceId);
    const second = requests.find(({ name }) => name === "GET /advisors/:slug")!;
    expect(second).toMatchObject({ traceId: PARENT.trace, parentSpanId: PARENT.span });
    expect(second.facts).toMatchObject({ "http.response.status_code": 404, "sagebridge.request.id": "proxys-own-id" });
    const statements = collector.seen.filter(({ facts, traceId }) => facts["db.system.name"] && traceId === first.traceId);
    expect(statements.map(({ name }) => name)).toContain("select advisers");
    process.stdout.write(
      `${collector.seen.length} spans of ${new Set(collector.seen.map(({ name }) => name)).size} names in ${collector.headers.length} requests\n`,
    );
    expect(JSON.stringify(collector.seen)).not.toMatch(/zebra|nobody-of-the-kind|203\.0\.113|@/);
  } finally {
    await site.remove();
    await collector.close();
  }
});

test("strangers start no trace of theirs, a collector that hangs holds up neither pages nor the end, and without one nothing is sent", async () => {
  const [collector, site] = [await aCollector(), new ServerUnderTest()];
  try {
    const url = await site.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      OTEL_TRACES_SAMPLER: "parentbased_always_off",
    });
    await fetch(`${url}/advisors/nobody`, { headers: { traceparent } });
    await site.stop();
    expect(collector.headers).toEqual([]);

    const silent = await site.start({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://10.255.255.1:4318", OTEL_BSP_SCHEDULE_DELAY: "100" });
    expect((await fetch(`${silent}/business`)).status).toBe(200);
    const began = performance.now();
    await site.stop();
    expect(performance.now() - began).toBeLessThan(10_000);
    await expect(site.start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" })).rejects.toThrow(
      "OTEL_EXPORTER_OTLP_PROTOCOL",
    );
  } finally {
    await site.remove();
    await collector.close();
  }
});
