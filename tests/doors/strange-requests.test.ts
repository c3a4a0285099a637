import { readdirSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Client } from "../support/client";
import { closeServer } from "../support/close-server";
import { everyRoute } from "../support/routes";
import { useSite } from "../support/site";
import { everySurface } from "../support/surface/surface";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
let server: Server;
let root: Client;

beforeAll(async () => {
  server = createServer(site.listener());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  root = await site.person("root@example.com");
});
afterAll(() => closeServer(server));

const portOf = () => (server.address() as AddressInfo).port;

/** Sends raw lines; returns the status. */
function sendLines(lines: string[], body = ""): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(), "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`));
    let answer = "";
    socket.setEncoding("latin1").on("data", (piece: string) => {
      answer += piece;
      if (!answer.includes("\r\n\r\n")) return;
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
      socket.destroy();
    });
    socket.on("error", reject).on("end", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
  });
}

const host = () => `Host: 127.0.0.1:${portOf()}`;

test.each([
  ["TRACE", ["TRACE / HTTP/1.1"], 405],
  ...["PUT", "PATCH", "DELETE"].map((method): [string, string[], number] => [method, [`${method} /auth/sign-out HTTP/1.1`], 405]),
  ["a method of files", ["PROPFIND / HTTP/1.1"], 405],
  ["the target *", ["GET * HTTP/1.1"], 400],
  ["OPTIONS *", ["OPTIONS * HTTP/1.1"], 400],
  ["a target without a host", ["GET http:// HTTP/1.1"], 400],
  ["a whole address, as proxies send it", ["GET http://elsewhere.example/livez HTTP/1.1"], 200],
  ["two slashes", ["GET //elsewhere.example/livez HTTP/1.1"], 301],
])("%s is answered, and by no 5xx", async (_, lines, status) => {
  expect(await sendLines([...lines, host()])).toBe(status);
});

test("a tunnel is refused by an answer", async () => {
  const whole = site.server();
  await new Promise<void>((resolve) => whole.listen(0, "127.0.0.1", resolve));
  const { port } = whole.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example:443\r\n\r\n"),
    );
    let heard = "";
    socket.setEncoding("latin1").on("data", (piece: string) => (heard += piece));
    socket.on("error", reject).on("end", () => resolve(heard));
  });
  await closeServer(whole);
  expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
});

test("what the app is told of a form or a page that is none has the words of its status", async () => {
  const told: string[] = [];
  const client = await site.person("curious@example.com");
  for (const { pattern } of everyRoute()) {
    if (pattern === "/auth/sign-out") continue;
    const address = `${pattern === "/" ? "/_root" : pattern.replaceAll(/:\w+|\*/g, "none")}.data`;
    for (const answer of [await client.get(address), await client.post(address, { intent: "none" })]) {
      const text = answer.status >= 400 && answer.status < 500 ? await answer.text() : "";
      if (text.includes("ErrorResponse")) told.push(`${address} ${answer.status} ${/"([A-Z][a-z]+ ?[A-Za-z ]*)"\]/.exec(text)?.[1]}`);
    }
  }
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((line) => !/ (400 Bad Request|403 Forbidden|404 Not Found|405 Method Not Allowed)$/.test(line))).toEqual([]);
});

test("two hosts are a 400, as nobody knows which of them a proxy goes by", async () => {
  expect(await sendLines(["GET /livez HTTP/1.1", host(), "Host: elsewhere.example"])).toBe(400);
});

test.each([
  "bytes=5-1",
  "bytes=5-1, bytes=0-1",
  "bytes=0-0,1-1",
  "bytes=-0",
  "bytes=-",
  "bytes=99999999999999999999-",
  "bytes=a-b",
  "lines=1-2",
  "",
])("a file of the build is sent or refused for the range '%s', and nobody else is touched", async (range) => {
  for (const target of ["/favicon.svg", "/service-worker.js"])
    for (const method of ["GET", "HEAD"])
      expect([200, 206, 416]).toContain(await sendLines([`${method} ${target} HTTP/1.1`, host(), `Range: ${range}`]));
  expect(await sendLines(["GET /favicon.svg HTTP/1.1", host(), "Range: bytes=0-1"])).toBe(206);
});

test("texts that no page has are not found, whatever they are called, and nobody else is touched", async () => {
  for (const room of [...Object.getOwnPropertyNames(Object.prototype), "__proto__", "", "frame+constructor", "%00"])
    for (const language of ["de", "constructor"])
      expect([room, language, await sendLines([`GET /texts/x/${language}/${room}.js HTTP/1.1`, host()])]).toEqual([room, language, 404]);
  expect(await sendLines(["GET /livez HTTP/1.1", host()])).toBe(200);
});

test.each(["a b", "[", "a/b", "user@site", "%zz", "site:99999"])("the host %s is a 400", async (name) => {
  for (const target of ["/", "/pricing", "/livez", "/auth?next=/profile"])
    expect(await sendLines([`GET ${target} HTTP/1.1`, `Host: ${name}`])).toBe(400);
});

test.each([
  "/admin/logos.data/../../auth",
  "/admin/videos/%2e%2e/%2e%2e/auth",
  "/admin//../videos/../auth.data",
  "/AUTH",
  "//auth",
  "/auth/_.data",
])("200 MB for %s are refused before they are read", async (target) => {
  const lines = [`POST ${target} HTTP/1.1`, host(), `Origin: http://127.0.0.1:${portOf()}`, "Content-Length: 209715200"];
  for (const type of ["multipart/form-data; boundary=XyZ", "application/x-www-form-urlencoded", "text/plain"])
    expect([type, await sendLines([...lines, `Content-Type: ${type}`])]).toEqual([type, 413]);
});

test("of a visitor no file is read where only others send them: the connection ends with the answer", async () => {
  for (const target of ["/admin/videos/upload", "/admin/logos", "/messages/00000000-0000-4000-8000-000000000000", "/profile"]) {
    const lines = [`POST ${target} HTTP/1.1`, host(), `Origin: http://127.0.0.1:${portOf()}`, "Content-Length: 5000000"];
    const status = await sendLines([...lines, "Content-Type: multipart/form-data; boundary=XyZ"], "--XyZ\r\n");
    expect([target, status]).toEqual([target, 302]);
  }
});

test("a path that begins with two slashes leads to its page, and to no other site", async () => {
  for (const target of ["//business", "///business", "/\\\\business", "//evil.example"])
    expect([target, await sendLines([`GET ${target} HTTP/1.1`, host()])]).toEqual([target, 301]);
});

test("a path that means no text is not found, and nobody complains of it", async () => {
  const complaints = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const target of ["/50%", "/advisors/%CC", "/advisors/%CC.data", "/messages/%ED%A0%80", "/files/%zz"])
    expect([target, await sendLines([`GET ${target} HTTP/1.1`, host(), `Cookie: ${cookieOf(root)}`])]).toEqual([target, 404]);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

test("a body that is shorter or longer than it says is no 5xx", async () => {
  const lines = [
    "POST /search HTTP/1.1",
    host(),
    `Origin: http://127.0.0.1:${portOf()}`,
    "Content-Type: application/x-www-form-urlencoded",
  ];
  expect(await sendLines([...lines, "Content-Length: 3"], "name=Space")).toBe(400);
  expect(await sendLines([...lines, "Transfer-Encoding: chunked"], "5\r\nname=\r\n0\r\n\r\n")).toBe(411);
  expect(await sendLines([...lines, "Content-Length: -1"])).toBe(400);
});

test("what is no page has no data either: the router would read the whole of it first, and of a stream for ever", async () => {
  const id = "00000000-0000-4000-8000-000000000000";
  const withoutPage = everySurface().filter(({ hasPage }) => !hasPage);
  expect(withoutPage.length).toBeGreaterThan(20);
  for (const { pattern } of withoutPage) {
    const address = `${pattern.replaceAll(/:\w+/g, id).replace("*", "avatars/a.webp")}.data`;
    expect([address, await sendLines([`GET ${address} HTTP/1.1`, host(), `Cookie: ${cookieOf(root)}`])]).toEqual([address, 404]);
  }
});

const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** Every query parameter that some source reads: new ones are included automatically. */
const APP = path.resolve(import.meta.dirname, "../../app");
const queryNames = () => [
  ...new Set(
    readdirSync(APP, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => [
        ...readFileSync(path.join(APP, file), "utf8").matchAll(
          /(?:[pP]arams|search)\.get(?:All)?\("([\w-]+)"\)|asked\("(\w+)"\)|numberIn\(url, "(\w+)"\)/g,
        ),
      ])
      .map((found) => found.slice(1).find(Boolean) ?? ""),
  ),
];

const VIEWS = ["people", "consultations", "payments", "payouts", "topics", "mail", "audit", "settings", "reports"];
const STRANGE = ["a%00b", "%2b275760-09-13"] as const;

const all = (names: string[], value: string) => names.map((name) => `${name}=${value}`).join("&");

test("no value of any query of any page is a 5xx, for a visitor and for an admin", async () => {
  const names = queryNames();
  expect(names.length).toBeGreaterThan(20);
  const pages = everyRoute().filter(({ pattern }) => !/live$|feeds/.test(pattern));
  const anyone = site.visitor();
  // Each page gets each value, the visitor's in its path and the admin's in its query, or vice versa.
  for (const [at, { pattern }] of pages.entries())
    for (const [visitor, inPath, inQuery] of at % 2 === 0
      ? [[anyone, 0, 1] as const, [root, 1, 0] as const]
      : [[anyone, 1, 0] as const, [root, 0, 1] as const]) {
      const page = pattern.replaceAll(/:\w+/g, STRANGE[inPath]).replace("*", STRANGE[inPath]);
      const { status } = await visitor.get(`${page}?${all(names, STRANGE[inQuery])}`);
      expect([page, STRANGE[inQuery], status < 500]).toEqual([page, STRANGE[inQuery], true]);
    }
});

test("no value of any query of the admin's views is a 5xx, together and alone", async () => {
  const names = queryNames().filter((name) => name !== "view");
  const ownNames = ["q", "page", "section", "topic", "mail", "id"];
  for (const value of STRANGE) {
    const queries = VIEWS.flatMap((view) =>
      [all(names, value), ...ownNames.map((name) => `${name}=${value}`)].map((query) => `view=${view}&${query}`),
    );
    for (const query of [...queries, ...ownNames.map((name) => `${name}=${value}`)]) {
      const { status } = await root.get(`/admin?${query}`);
      expect([query, status < 500]).toEqual([query, true]);
    }
    expect((await root.get(`/admin/applications?${all(names, value)}`)).status).toBeLessThan(500);
  }
});

test("what is posted to a consultation whose id is none is not found, also where the text fits into no header", async () => {
  for (const id of ["%CE%A9%E2%89%88", "%C4%B0%2F%2Fevil.example", "1"])
    for (const intent of ["pay", "accept", "withdraw"])
      expect((await root.post(`/consultations/${id}`, { intent })).status, `${id} ${intent}`).toBe(404);
});
