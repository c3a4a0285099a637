import { gzipSync } from "node:zlib";
import { fetchWithoutRedirects } from "#app/platform/outgoing.server";
import { log } from "../log/log.server";
import { counter } from "../metrics/registry";
import type { Span } from "./span";
import { spanPayload } from "./span-payload";
import { type Recorder, untraced } from "./spans.server";
import { isInPart, type TraceContext } from "./trace-context";
import type { TraceSettings } from "./trace-settings";

const counts = counter("sagebridge_spans_total", "Spans of traces: sent, and lost because the collector was away or too many came.");

/** Response statuses after which a retry is allowed. */
const LATER = new Set([429, 502, 503, 504]);
/** How long a stopping site waits for its collector. */
const MAX_AT_END_MS = 2000;

/** Queues spans and sends them to a collector in batches. While it is unreachable, spans wait as long as there is room; the site never waits. */
export class SpanSender implements Recorder {
  #queue: Span[] = [];
  #sending: Promise<void> | undefined;
  #isAway = false;
  readonly #timer;

  constructor(private readonly settings: TraceSettings) {
    this.#timer = setInterval(() => void this.flush(), settings.batch.everyMs).unref();
  }

  isWanted(traceId: string, parent: TraceContext | null) {
    const { asParent, ratio } = this.settings.sampler;
    return asParent && parent ? parent.isSampled : isInPart(traceId, ratio);
  }

  take(span: Span) {
    const { maxQueued, maxAtOnce } = this.settings.batch;
    if (this.#queue.length >= maxQueued) return counts.add({ outcome: "lost" });
    this.#queue.push(span);
    if (this.#queue.length >= maxAtOnce && !this.#isAway) void this.flush();
  }

  /** Sends the queue, batch by batch, until one has to be retried. */
  flush(timeoutMs = this.settings.timeoutMs): Promise<void> {
    this.#sending ??= untraced(() => this.#sendAll(timeoutMs)).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async close() {
    clearInterval(this.#timer);
    await this.#sending;
    await this.flush(Math.min(MAX_AT_END_MS, this.settings.timeoutMs));
    this.#lose(this.#queue.length);
  }

  async #sendAll(timeoutMs: number) {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, this.settings.batch.maxAtOnce);
      const outcome = await this.#send(batch, timeoutMs);
      this.#hear(outcome);
      if (outcome === "sent") counts.add({ outcome: "sent" }, batch.length);
      if (outcome === "refused") this.#lose(batch.length);
      if (outcome !== "away") continue;
      const room = Math.max(0, this.settings.batch.maxQueued - this.#queue.length);
      this.#queue.unshift(...batch.slice(0, room));
      return this.#lose(Math.max(0, batch.length - room));
    }
  }

  async #send(batch: Span[], timeoutMs: number): Promise<"sent" | "refused" | "away"> {
    const { url, headers, resource, isCompressed } = this.settings;
    const text = JSON.stringify(spanPayload(resource, batch));
    try {
      const answer = await fetchWithoutRedirects(url, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", ...(isCompressed ? { "content-encoding": "gzip" } : {}) },
        body: isCompressed ? gzipSync(text) : text,
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.body?.cancel();
      if (answer.ok) return "sent";
      return LATER.has(answer.status) ? "away" : "refused";
    } catch {
      return "away";
    }
  }

  /** Logs the beginning and the end of an outage, and nothing in between. */
  #hear(outcome: "sent" | "refused" | "away") {
    const isAway = outcome !== "sent";
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    log(isAway ? "warn" : "info", isAway ? `traces are ${outcome === "away" ? "not taken" : "refused"}` : "traces are taken again", {
      collector: new URL(this.settings.url).host,
    });
  }

  #lose(spans: number) {
    if (spans > 0) counts.add({ outcome: "lost" }, spans);
  }
}
