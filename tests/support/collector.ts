import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

type Value = { stringValue?: string; intValue?: string; boolValue?: boolean; doubleValue?: number };
type Pairs = { key: string; value: Value }[];

export interface SeenSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  milliseconds: number;
  facts: Record<string, string | number | boolean | undefined>;
  hasFailed: boolean;
}

interface SentSpan extends Omit<SeenSpan, "facts" | "hasFailed" | "milliseconds" | "service"> {
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Pairs;
  status: { code?: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: Pairs }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const read = (pairs: Pairs) =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.intValue === undefined ? (value.stringValue ?? value.boolValue ?? value.doubleValue) : Number(value.intValue),
    ]),
  );

/** An OpenTelemetry collector that accepts traces over HTTP as JSON. */
export async function aCollector() {
  const seen: SeenSpan[] = [];
  const headers: Record<string, string | string[] | undefined>[] = [];
  let status = 200;
  const server = createServer(async (request, answer) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    headers.push({ ...request.headers, address: request.url });
    if (status === 200) {
      const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      for (const { resource, scopeSpans } of (JSON.parse(text.toString()) as Sent).resourceSpans)
        for (const { attributes, status: ended, startTimeUnixNano, endTimeUnixNano, ...span } of scopeSpans.flatMap(({ spans }) => spans))
          seen.push({
            ...span,
            service: String(read(resource.attributes)["service.name"]),
            facts: read(attributes),
            hasFailed: ended.code === 2,
            milliseconds: Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6,
          });
    }
    answer.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    headers,
    answer: (next: number) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
