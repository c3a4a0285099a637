import { createServer, request as plainRequest, type RequestListener, type Server } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { FEED_MAX_BYTES } from "../limits";
import { type FeedAccess, PUBLIC_ACCESS } from "./feed-access.server";
import { fetchFeed } from "./fetch-feed.server";

let server: Server | undefined;
let requests: string[] = [];

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  requests = [];
});

/** Starts a calendar host on loopback and returns its port. */
async function aHost(answer: RequestListener) {
  server = createServer((asked, told) => {
    requests.push(asked.url ?? "");
    answer(asked, told);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Resolves every host name to loopback, without encryption. */
const toLoopback: FeedAccess = {
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  isAllowed: () => true,
  request: plainRequest,
  maxMilliseconds: 2000,
};

test("the text of a calendar comes back", async () => {
  const port = await aHost((asked, told) => told.end(`BEGIN:VCALENDAR ${asked.headers.host}`));
  expect(await fetchFeed(`https://calendar.test:${port}/a.ics`, toLoopback)).toEqual({
    ok: true,
    text: `BEGIN:VCALENDAR calendar.test:${port}`,
  });
});

test.each([
  "127.0.0.1",
  "[::1]",
  "0x7f.1",
  "2130706433",
  "169.254.169.254",
  "10.0.0.1",
  "localhost",
  "LOCALHOST.",
  "127.0.0.1.",
  "127.1",
  "0",
  "0177.0.0.1",
  "017700000001",
  "0x7f000001",
  "%31%32%37.0.0.1",
  "127\u30020\u30020\u30021",
  "\u2460\u2461\u2466.\u24ea.\u24ea.\u2460",
  "\uff11\uff12\uff17.0.0.1",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0:0:0:0:0:ffff:7f00:0001]",
  "[::127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[64:ff9b:1::7f00:1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fd00:ec2::254]",
])("V23: https://%s is never connected to", async (host) => {
  const port = await aHost((_, told) => told.end("secret"));
  expect(await fetchFeed(`https://${host}:${port}/`, { ...PUBLIC_ACCESS, request: plainRequest })).toEqual({
    ok: false,
    reason: "calendar.unreachable",
  });
  expect(requests).toEqual([]);
});

test("V23: a public name that leads to a private address, alone or among others, is never connected to", async () => {
  const port = await aHost((_, told) => told.end("secret"));
  const connected: unknown[] = [];
  const request: FeedAccess["request"] = (options, heard) => {
    connected.push(options.hostname);
    return plainRequest({ ...options, lookup: undefined, hostname: "127.0.0.1" }, heard);
  };
  for (const addresses of [
    ["10.0.0.7"],
    ["93.184.215.14", "127.0.0.1"],
    ["127.0.0.1", "93.184.215.14"],
    ["::1", "2606:4700::1"],
    ["::1"],
  ]) {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    const answer = await fetchFeed(`https://evil.test:${port}/`, { ...PUBLIC_ACCESS, resolve, request });
    expect(answer).toEqual({ ok: false, reason: "calendar.unreachable" });
  }
  // A test cannot reach public hosts: that no connection was attempted proves more than that no response came.
  expect([connected, requests]).toEqual([[], []]);
});

test("V23: a name that changes what it means is asked once, and what it meant then is connected to", async () => {
  const port = await aHost((asked, told) => {
    if (asked.url === "/") told.writeHead(302, { location: "/again" }).end();
    else told.end("BEGIN:VCALENDAR");
  });
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    return [{ address: asked === 1 ? "127.0.0.1" : "10.9.9.9", family: 4 }];
  };
  expect((await fetchFeed(`https://rebinding.test:${port}/`, { ...toLoopback, resolve })).ok).toBe(true);
  expect([asked, requests]).toEqual([1, ["/", "/again"]]);
});

test("V23: a redirect to another host, another port or out of encryption is not followed", async () => {
  for (const location of ["https://elsewhere.test/", "http://calendar.test/", "https://127.0.0.1/", "file:///etc/passwd"]) {
    const port = await aHost((_, told) => told.writeHead(301, { location }).end());
    expect(await fetchFeed(`https://calendar.test:${port}/`, toLoopback)).toEqual({ ok: false, reason: "calendar.ledAway" });
    expect(requests).toEqual(["/"]);
    requests = [];
    server?.close();
  }
});

test("redirects in a circle end", async () => {
  const port = await aHost((_, told) => told.writeHead(302, { location: "/" }).end());
  expect(await fetchFeed(`https://calendar.test:${port}/`, toLoopback)).toEqual({ ok: false, reason: "calendar.ledAway" });
});

test("an answer that says no, or is nobody's, has its reason", async () => {
  const port = await aHost((_, told) => told.writeHead(404).end());
  expect(await fetchFeed(`https://calendar.test:${port}/`, toLoopback)).toEqual({ ok: false, reason: "calendar.refused" });
  server?.close();
  server?.closeAllConnections();
  expect(await fetchFeed("https://calendar.test:1/", toLoopback)).toEqual({ ok: false, reason: "calendar.unreachable" });
  const unknown = async () => Promise.reject(new Error("ENOTFOUND"));
  expect(await fetchFeed("https://nowhere.test/", { ...toLoopback, resolve: unknown })).toEqual({
    ok: false,
    reason: "calendar.unreachable",
  });
});

test("a host that says without end that there will be an answer is left before the time is over", async () => {
  const host = createTcpServer((socket) => {
    socket.on("error", () => undefined).once("data", () => socket.write("HTTP/1.1 102 Processing\r\n\r\n".repeat(1000)));
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { port } = host.address() as AddressInfo;
  expect(await fetchFeed(`https://calendar.test:${port}/`, toLoopback)).toEqual({ ok: false, reason: "calendar.refused" });
  host.close();
});

test("V23: what a redirect may be read as by others leads nowhere either, and takes no password along", async () => {
  let location = "";
  const port = await aHost((asked, told) => {
    if (asked.url === "/a.ics") told.writeHead(302, { location }).end();
    else told.end(asked.headers.authorization ?? "nobody");
  });
  const fetched = () => fetchFeed(`https://calendar.test:${port}/a.ics`, toLoopback);
  const elsewhere = ["//127.0.0.1/", "/\\127.0.0.1/", "https:\\\\127.0.0.1", `https://calendar.test:${port}@127.0.0.1/`];
  for (location of [...elsewhere, "file:///etc/passwd", "data:text/calendar,", `https://calendar.test.:${port}/`])
    expect([location, await fetched()]).toEqual([location, { ok: false, reason: "calendar.ledAway" }]);
  location = `https://ann:secret@calendar.test:${port}/b`;
  expect(await fetched()).toEqual({ ok: true, text: "nobody" });
});

test("more than 2 MB is not read to the end, whatever length was announced", async () => {
  const piece = Buffer.alloc(64 * 1024, "A");
  let sent = 0;
  const port = await aHost((_, told) => {
    const more = () => {
      while (sent < 40 * FEED_MAX_BYTES && !told.destroyed) {
        sent += piece.length;
        if (!told.write(piece)) return told.once("drain", more);
      }
      return told.end();
    };
    more();
  });
  expect(await fetchFeed(`https://calendar.test:${port}/`, toLoopback)).toEqual({ ok: false, reason: "calendar.tooLarge" });
  expect(sent).toBeLessThan(20 * FEED_MAX_BYTES);
});

test("a host that takes too long is left", async () => {
  const port = await aHost((_, told) => told.write("BEGIN:VCALENDAR"));
  const access = { ...toLoopback, maxMilliseconds: 60 };
  expect(await fetchFeed(`https://calendar.test:${port}/`, access)).toEqual({ ok: false, reason: "calendar.tooSlow" });
  const silent = new Promise<never>(() => undefined);
  expect(await fetchFeed("https://calendar.test/", { ...access, resolve: () => silent })).toEqual({
    ok: false,
    reason: "calendar.tooSlow",
  });
});
