import { Agent, get } from "node:http";
import { Parser } from "htmlparser2";

interface Answer {
  status: number;
  /** The page that led there. */
  from: string;
  milliseconds: number;
}

interface CrawlLimits {
  /** Requests at the same time. */
  connections: number;
  /** A site with more addresses than this counts as endless. */
  most: number;
  /** Added to every address that is asked for, as a stranger's link would have it. */
  suffix?: (address: string) => string;
}

/** Where addresses stand in a page, by element: what a checker of links follows, rel and robots.txt or not. Forms are sent by people. */
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
 * Follows every link of a site from its first page on, as an ordinary checker of links does: many at a time, and whatever rel or robots.txt say.
 * Who is told by 503 to come back later does so. Gives what each address answered last, and how often the crawler was told to come back; `isWhole` is
 * false where it was broken off because there seemed to be no end.
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

/** What was not answered well, each with where it was linked. */
export const badAnswers = (answers: ReadonlyMap<string, Answer>) =>
  [...answers].filter(([, { status }]) => status >= 400).map(([address, { status, from }]) => `${status} ${address} (from ${from})`);

interface Asked {
  status: number;
  /** In how many seconds to come back, as the answer says. */
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
    // A server closes a connection that has been idle for long, at any moment: what was sent on it just then has not been read, and is sent anew.
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
