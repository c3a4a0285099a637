import { z } from "zod";
import { HOUR_MS, MINUTE_MS } from "#app/platform/durations";

/** A policy violation reported by a browser: the directive, what was blocked, and the path of the page. */
export interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

const text = z.string().max(4000).default("");

const reportSchema = z.object({
  "csp-report": z.object({
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
    "document-uri": text,
  }),
});

const MAX_PATH_LENGTH = 200;

/** Reads a report as browsers post it for `report-uri`; null if it is not one. Keeps nothing of an address that could be personal. */
export function readViolation(body: unknown): Violation | null {
  const read = reportSchema.safeParse(body);
  if (!read.success) return null;
  const report = read.data["csp-report"];
  const directive = /^[a-z-]{1,40}/.exec(report["effective-directive"] || report["violated-directive"])?.[0];
  const page = URL.parse(report["document-uri"])?.pathname.slice(0, MAX_PATH_LENGTH);
  return directive && page ? { directive, blocked: whatWasBlocked(report["blocked-uri"]), page } : null;
}

/** Returns a keyword ('inline', 'eval', 'trusted-types-sink') or the origin of an address; for anything else, its scheme. */
function whatWasBlocked(uri: string): string {
  if (/^[a-z-]{1,40}$/.test(uri)) return uri;
  const url = URL.parse(uri);
  return url ? (url.origin === "null" ? url.protocol : url.origin).slice(0, MAX_PATH_LENGTH) : "unknown";
}

const MAX_PER_MINUTE = 20;
const MAX_NETWORKS = 5000;
const MAX_KINDS = 200;

/** What to log about a report: that there are too many, or once an hour how often its kind has occurred. */
export type Counted = { isTooMany: true } | { isTooMany: false; toldCount: number | null };

/** Counts reports by kind, with a limit per network and minute, in bounded memory. */
export class ViolationCounts {
  #kinds = new Map<string, { count: number; toldAt: number }>();
  #networks = new Map<string, number>();
  #minute = 0;

  count({ directive, blocked, page }: Violation, network: string, at: Date): Counted {
    if (!this.#mayReport(network, at)) return { isTooMany: true };
    const own = `${directive} ${blocked} ${page}`;
    const name = this.#kinds.has(own) || this.#kinds.size < MAX_KINDS ? own : "others";
    const kind = this.#kinds.get(name) ?? { count: 0, toldAt: Number.NEGATIVE_INFINITY };
    kind.count += 1;
    this.#kinds.set(name, kind);
    if (at.getTime() - kind.toldAt < HOUR_MS) return { isTooMany: false, toldCount: null };
    kind.toldAt = at.getTime();
    return { isTooMany: false, toldCount: kind.count };
  }

  #mayReport(network: string, at: Date) {
    const minute = Math.floor(at.getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#networks.clear();
    this.#minute = minute;
    const sent = this.#networks.get(network) ?? 0;
    if (sent >= MAX_PER_MINUTE || (sent === 0 && this.#networks.size >= MAX_NETWORKS)) return false;
    this.#networks.set(network, sent + 1);
    return true;
  }
}
