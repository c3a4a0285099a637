import { Agent, get } from "node:http";
import { Parser } from "htmlparser2";

interface Answer {
  status: number;
  /** The page that links there. */
  from: string;
  milliseconds: number;
}

interface CrawlLimits {
  /** Number of concurrent requests. */
  connections: number;
  /** A site with more addresses than this counts as endless. */
  most: number;
  /** Appended to every requested address, like a suffix in an external link. */
  suffix?: (address: string) => string;
}

/** Attributes with addresses, by element: what a link checker follows, whatever rel or robots.txt say. Forms are left to people. */
const ADDRESSES: Record<string, readonly string[]> = {
  a: ["href"],
  area: ["href"],
  iframe: ["src"],
  img: ["src"],
  link: ["href"],
  object: ["data"],
  script: ["src"],
  source: ["src"],
  video: ["src", "poster"],
};

/**
 * Follows every link of a site from its first page, like an ordinary link checker: many at a time, whatever rel or robots.txt say. After a
 * 503 it retries later, as told. Returns the last response of each address, and how often it was told to retry; `isWhole` is false if it
 * gave up because the site seemed endless.
 */
export async function crawl(origin: string, { connections, most, suffix = (address) => address }: CrawlLimits) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = new Map<string, Answer>();
  const waiting: { address: string; from: string }[] = [{ address: "/", from: "" }];
  const known = new Set(["/"]);
  const note = (found: readonly string[], from: string) => {
    for (const each of found) {
      const url = URL.parse(each, origin + from);
      if (url?.origin !== origin) continue;
      const address = url.pathname + url.search;
      if (known.has(address)) continue;
      known.add(address);
      waiting.push({ address, from });
    }
  };
  let refusals = 0;
  const visit = async ({ address, from }: { address: string; from: string }) => {
    const began = performance.now();
    const asked = origin + suffix(address);
    let { status, again, location, html } = await ask(agent, asked);
    while (status === 503 && again > 0) {
      refusals += 1;
      await new Promise((resolve) => setTimeout(resolve, again * 1000));
      ({ status, again, location, html } = await ask(agent, asked));
    }
    answers.set(address, { status, from, milliseconds: performance.now() - began });
    if (location) note([location], address);
    note(addressesIn(html), address);
  };
  const underWay = new Set<Promise<void>>();
  while ((waiting.length > 0 || underWay.size > 0) && answers.size < most) {
    while (waiting.length > 0 && underWay.size < connections) {
      const visiting: Promise<void> = visit(waiting.shift()!).finally(() => underWay.delete(visiting));
      underWay.add(visiting);
    }
    await Promise.race(underWay);
  }
  await Promise.all(underWay);
  agent.destroy();
  return { answers, refusals, isWhole: waiting.length === 0 };
}

/** Returns the failed addresses, each with the page that links to it. */
export const badAnswers = (answers: ReadonlyMap<string, Answer>) =>
  [...answers].filter(([, { status }]) => status >= 400).map(([address, { status, from }]) => `${status} ${address} (from ${from})`);

interface Asked {
  status: number;
  /** Seconds until a retry, according to the response. */
  again: number;
  location: string | undefined;
  html: string;
}

function ask(agent: Agent, url: string): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (answer) => {
      const isPage = /^text\/html/.test(answer.headers["content-type"] ?? "");
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => isPage && pieces.push(piece));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          again: Number(answer.headers["retry-after"] ?? 0),
          location: answer.headers.location,
          html: Buffer.concat(pieces).toString(),
        }),
      );
    });
    // A server may close a connection that has been idle for long at any moment: a request sent just then was not read, and is repeated.
    asked.on("error", (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === "ECONNRESET" ? resolve(ask(agent, url)) : reject(error),
    );
  });
}

function addressesIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const attribute of ADDRESSES[name] ?? []) if (attributes[attribute]) found.push(attributes[attribute]);
    },
  });
  parser.end(html);
  return found;
}
