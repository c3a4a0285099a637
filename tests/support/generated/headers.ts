import { everyName } from "../surface/surface";
import type { SentBody } from "./bodies";
import type { Random } from "./random";
import { strangeValue } from "./values";
import type { World } from "./world";

type Header = [name: string, value: string];

interface Asked {
  random: Random;
  world: World;
  cookies: string;
  port: number;
  sent: SentBody | null;
}

/** A browser's headers for a page of the site; in one of three requests some are altered or added. */
export function headersOf({ random, world, cookies, port, sent }: Asked): Header[] {
  const host = `127.0.0.1:${port}`;
  const headers = new Map<string, string>([
    ["Host", host],
    ["Connection", "close"],
    ["Accept", "text/html,application/xhtml+xml"],
    ["Accept-Encoding", random.pick(["br", "gzip", "identity"])],
  ]);
  const jar = random.isOne(6) ? [cookies, ...strangeCookies(random, world)] : [cookies];
  if (jar.some(Boolean)) headers.set("Cookie", jar.filter(Boolean).join("; "));
  if (sent) {
    headers.set("Origin", `http://${host}`);
    headers.set("Content-Type", sent.type);
    headers.set("Content-Length", String(sent.content.length));
  }
  if (random.isOne(3)) for (const name of random.some(names(), 2 / names().length)) headers.set(name, headerFor(name, random, world));
  return [...headers];
}

/** Headers that any server interprets, in addition to those our sources read. */
const USUAL = [
  "Host",
  "Origin",
  "Referer",
  "Content-Type",
  "Content-Length",
  "Cookie",
  "X-Forwarded-For",
  "X-Forwarded-Host",
  "X-Forwarded-Proto",
  "X-Real-IP",
  "Forwarded",
  "X-HTTP-Method-Override",
  "Accept",
  "Accept-Encoding",
  "Accept-Language",
  "Accept-Charset",
  "Range",
  "If-Range",
  "If-None-Match",
  "If-Modified-Since",
  "If-Match",
  "Transfer-Encoding",
  "Content-Encoding",
  "Expect",
  "Upgrade",
  "Sec-Fetch-Site",
  "Sec-Purpose",
  "User-Agent",
  "Authorization",
  "Traceparent",
];

let all: string[] | undefined;
const names = () => {
  all ??= [...USUAL, ...everyName().headers.filter((name) => !USUAL.some((usual) => usual.toLowerCase() === name))];
  return all;
};

const VALUES: Record<string, readonly string[]> = {
  host: ["evil.example", "", "127.0.0.1", "a b", "[", "localhost:99999", "127.0.0.1:3000@evil.example", "x".repeat(3000)],
  origin: ["null", "https://evil.example", "http://127.0.0.1", "x", "http://127.0.0.1:1", "javascript:1", "http://127.0.0.1:1, http://x"],
  referer: ["https://evil.example/a", "x", "http://", "/a"],
  "content-type": [
    "text/plain",
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded; charset=utf-7",
    "x/y",
    "application/json;a",
  ],
  "content-length": ["0", "1", "-1", "99999", "5e1", "0x5", "99999999999999999999"],
  "transfer-encoding": ["chunked", "gzip", "chunked, chunked", "identity"],
  "content-encoding": ["gzip", "br", "deflate", "x"],
  range: ["bytes=0-0", "bytes=-0", "bytes=5-1", "bytes=0-0,1-1,2-2", "bytes=99999999999999999999-", "lines=1", "bytes=-99999999999"],
  "if-none-match": ["*", '""', 'W/"x"', "x", '"a", "b"'],
  "if-modified-since": ["x", "Thu, 01 Jan 1970 00:00:00 GMT", "Sat, 31 Dec 99999 00:00:00 GMT"],
  "if-range": ["x", '"x"', "Thu, 01 Jan 1970 00:00:00 GMT"],
  "x-forwarded-for": ["127.0.0.1", "::1", "[::1]:443", "unknown", "1.2.3.4, 5.6.7.8", "1.2.3.4:5", "x".repeat(5000), ",,,"],
  "x-forwarded-proto": ["https", "x", "https,http"],
  "accept-encoding": ["br;q=0", "*", "gzip;q=nope", "identity;q=0, *;q=0", "x".repeat(2000)],
  "accept-language": ["de", "x", "*;q=0", "en-US-x-".repeat(50), "de;q=1e9"],
  expect: ["100-continue", "x"],
  upgrade: ["websocket", "h2c"],
  "sec-fetch-site": ["cross-site", "same-site", "none", "x"],
  "sec-purpose": ["prefetch", "prefetch;prerender"],
};

function headerFor(name: string, random: Random, world: World): string {
  const own = VALUES[name.toLowerCase()];
  if (own && !random.isOne(4)) return random.pick(own);
  if (name === "Cookie") return strangeCookies(random, world).join("; ");
  return inHeader(strangeValue(random, world));
}

/** A header cannot contain line breaks; the server has to reject anything else that is invalid. */
const inHeader = (value: string) =>
  Buffer.from(value.replace(/[\r\n]/g, " "))
    .toString("latin1")
    .slice(0, 8000);

/** Our cookies with values we never set: texts, and what is stored as JSON. */
function strangeCookies(random: Random, world: World): string[] {
  return random.some(everyName().cookies, 0.3).map((name) => {
    const text = strangeValue(random, world);
    const quoted = JSON.stringify(text);
    const json = random.pick([
      quoted,
      `{"text":${quoted},"title":${quoted},"values":{"a":${quoted}}}`,
      `{"text":"accounts.signedOut","values":{"a":{"b":1}},"title":{"x":[]},"tone":${quoted},"at":${quoted}}`,
      `{"slug":${quoted},"back":${quoted}}`,
      "null",
      "[]",
      `[${quoted}]`,
    ]);
    const value = random.pick([
      Buffer.from(json).toString("base64url"),
      encodeURIComponent(text.toWellFormed()),
      inHeader(text).replace(/[;,\0]/g, ""),
    ]);
    return `${random.isOne(8) ? "__Host-" : ""}${name}=${value.slice(0, 3000)}`;
  });
}
