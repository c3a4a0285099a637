import { gzipSync } from "node:zlib";
import { askOut } from "#app/platform/outgoing.server";
import { log } from "../log/log.server";
import { counter } from "../metrics/registry";
import type { Span } from "./span";
import { spanPayload } from "./span-payload";
import { type Recorder, untraced } from "./spans.server";
import { isInPart, type TraceContext } from "./trace-context";
import type { TraceSettings } from "./trace-settings";

const counts = counter("sagebridge_spans_total", "Spans of traces: sent, and lost because the collector was away or too many came.");

/** Of answers those after which the same may be sent again. */
const LATER = new Set([429, 502, 503, 504]);
/** A site that ends waits no longer for its collector. */
const MOST_AT_END_MS = 2000;

/** Keeps spans and sends them to a collector, some at a time. While it is away they wait as long as there is room; the site never does. */
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
    const { mostQueued, mostAtOnce } = this.settings.batch;
    if (this.#queue.length >= mostQueued) return counts.add({ outcome: "lost" });
    this.#queue.push(span);
    if (this.#queue.length >= mostAtOnce && !this.#isAway) void this.flush();
  }

  /** Sends what waits; one after another, and until the first that has to be sent again. */
  flush(timeoutMs = this.settings.timeoutMs): Promise<void> {
    this.#sending ??= untraced(() => this.#sendAll(timeoutMs)).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async close() {
    clearInterval(this.#timer);
    await this.#sending;
    await this.flush(Math.min(MOST_AT_END_MS, this.settings.timeoutMs));
    this.#lose(this.#queue.length);
  }

  async #sendAll(timeoutMs: number) {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, this.settings.batch.mostAtOnce);
      const outcome = await this.#send(batch, timeoutMs);
      this.#hear(outcome);
      if (outcome === "sent") counts.add({ outcome: "sent" }, batch.length);
      if (outcome === "refused") this.#lose(batch.length);
      if (outcome !== "away") continue;
      const room = Math.max(0, this.settings.batch.mostQueued - this.#queue.length);
      this.#queue.unshift(...batch.slice(0, room));
      return this.#lose(Math.max(0, batch.length - room));
    }
  }

  async #send(batch: Span[], timeoutMs: number): Promise<"sent" | "refused" | "away"> {
    const { url, headers, resource, isCompressed } = this.settings;
    const text = JSON.stringify(spanPayload(resource, batch));
    try {
      const answer = await askOut(url, {
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

  /** The log says when it begins and when it is over, and nothing in between. */
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
