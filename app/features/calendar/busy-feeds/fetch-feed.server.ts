import type { LookupAddress } from "node:dns";
import type { IncomingMessage } from "node:http";
import { FEED_MAX_BYTES } from "../limits";
import { type FeedAccess, PUBLIC_ACCESS } from "./feed-access.server";

const MAX_REDIRECTS = 3;
/** Limit of informational responses (1xx). A host that sends them endlessly would keep the thread busy until the timeout. */
const MAX_ANNOUNCEMENTS = 10;

export type FetchProblem = "calendar.unreachable" | "calendar.ledAway" | "calendar.refused" | "calendar.tooLarge" | "calendar.tooSlow";

type Fetched = { ok: true; text: string } | { ok: false; reason: FetchProblem };

/** Internal to this file: why a calendar cannot be read. */
class Refused extends Error {
  constructor(readonly reason: FetchProblem) {
    super(reason);
  }
}

/**
 * Fetches the text at a person's URL. The host is resolved once, all its addresses must be public, and one of them is connected to; internal and unknown names
 * get the same answer, which hides which exist. Redirects must stay on the host. At most 2 MB, within 5 seconds (decisions.md 3; security, V23).
 */
export async function fetchFeed(address: string, access: FeedAccess = PUBLIC_ACCESS): Promise<Fetched> {
  const signal = AbortSignal.timeout(access.maxMilliseconds);
  const tooSlow = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Refused("calendar.tooSlow")), { once: true });
  });
  try {
    return { ok: true, text: await Promise.race([follow(new URL(address), access, signal), tooSlow]) };
  } catch (error) {
    if (signal.aborted) return { ok: false, reason: "calendar.tooSlow" };
    return { ok: false, reason: error instanceof Refused ? error.reason : "calendar.unreachable" };
  }
}

async function follow(first: URL, access: FeedAccess, signal: AbortSignal): Promise<string> {
  const host = first.hostname.replace(/^\[|\]$/g, "");
  const found = await access.resolve(host);
  const [target] = found;
  if (!target || !found.every(({ address }) => access.isAllowed(address))) throw new Refused("calendar.unreachable");
  let url = first;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(url, target, access, signal);
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) return readBody(answer);
    answer.destroy();
    const next = status >= 300 && status < 400 ? URL.parse(answer.headers.location ?? "", url) : null;
    if (!next) throw new Refused("calendar.refused");
    if (next.origin !== first.origin) throw new Refused("calendar.ledAway");
    url = next;
  }
  throw new Refused("calendar.ledAway");
}

function ask(url: URL, { address, family }: LookupAddress, access: FeedAccess, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = access.request(
      {
        hostname: url.hostname.replace(/^\[|\]$/g, ""),
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: { accept: "text/calendar, */*;q=0.1", "accept-encoding": "identity", "user-agent": "calendar reader" },
        agent: false,
        lookup: (_host, options, tell) => (options.all ? tell(null, [{ address, family }]) : tell(null, address, family)),
        signal,
      },
      resolve,
    );
    let announcements = 0;
    asked.on("information", () => {
      announcements += 1;
      if (announcements > MAX_ANNOUNCEMENTS) asked.destroy(new Refused("calendar.refused"));
    });
    asked.once("error", reject);
    asked.end();
  });
}

/** Counts the bytes while they arrive, whatever length was announced. */
async function readBody(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > FEED_MAX_BYTES) {
      answer.destroy();
      throw new Refused("calendar.tooLarge");
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
