import { beforeAll, expect, test } from "vitest";
import { everyAction } from "../support/actions";
import type { Client } from "../support/client";
import { isLongRun } from "../support/long";
import { readPage } from "../support/page-text";
import { ORIGIN, useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });
let client: Client;
let root: Client;

beforeAll(async () => {
  client = await site.person("ann@example.com");
  root = await site.person("root@example.com");
});

const FORM = "application/x-www-form-urlencoded";
const FILES = "multipart/form-data; boundary=XyZ";
const part = (name: string, value: string, file = "") =>
  `--XyZ\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

/** Malformed forms: a body with its headers. */
const NO_FORMS: Record<string, { body?: string; headers: Record<string, string> }> = {
  "plain text": { body: "intent=save", headers: { "content-type": "text/plain" } },
  JSON: { body: '{"intent":"save"}', headers: { "content-type": "application/json" } },
  nothing: { headers: {} },
  "broken multipart": { body: `${part("intent", "save")}--Xy`, headers: { "content-type": FILES } },
  "a file that breaks off": {
    body: `--XyZ\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n${"x".repeat(200_000)}`,
    headers: { "content-type": FILES },
  },
  "multipart without a boundary": { body: "--XyZ--", headers: { "content-type": "multipart/form-data" } },
  "a body shorter than it says": { body: "intent=save", headers: { "content-type": FORM, "content-length": "5000" } },
  "a body longer than it says": { body: "intent=save", headers: { "content-type": FORM, "content-length": "3" } },
};

function post(visitor: Client, address: string, { body, headers }: { body?: string; headers: Record<string, string> }) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const init = { method: "POST", headers: { origin: ORIGIN, host: new URL(ORIGIN).host, cookie, ...headers }, redirect: "manual" as const };
  // A stream has no type of its own, so a body without a type stays without one.
  const stream = body === undefined ? undefined : new Blob([body]).stream();
  return site.fetch(new Request(ORIGIN + address, { ...init, body: stream, duplex: "half" } as RequestInit));
}

const isLedToSignIn = (answer: Response) => answer.status === 302 && Boolean(answer.headers.get("location")?.startsWith("/auth?next="));

/** Returns the responses other than 4xx; signed-out visitors may be redirected to sign-in. */
async function othersThan4xx(visitor: Client, address: string, sent: (typeof NO_FORMS)[string]) {
  const answer = await post(visitor, address, sent);
  const isRefused = answer.status >= 400 && answer.status < 500;
  return isRefused || (visitor.cookies.size === 0 && isLedToSignIn(answer)) ? [] : [`${address} ${answer.status}`];
}

test("the list of actions is the whole list", () => {
  const addresses = everyAction().map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(35);
  for (const address of [
    "/auth",
    "/admin?index",
    "/search",
    "/functions/match-adviser",
    "/consultations/00000000-0000-4000-8000-000000000000",
  ])
    expect(addresses).toContain(address);
});

test.each(Object.keys(NO_FORMS))("%s is answered with 4xx by every action, of nobody, of a client and of an admin", async (kind) => {
  const found: string[] = [];
  for (const [at, { address }] of everyAction().entries()) {
    const turn = at + Object.keys(NO_FORMS).indexOf(kind);
    const all = [site.visitor(), client, root];
    // Alternates in every run, so that each of the three has posted something to every action; all in the long ones.
    for (const visitor of isLongRun ? all : [all[turn % all.length]!])
      found.push(...(await othersThan4xx(visitor, address, NO_FORMS[kind]!)));
  }
  expect(found).toEqual([]);
});

test("a form of too many fields is too large, and its connection goes on, so that whoever still sends hears it", async () => {
  const body = `${part("intent", "save").repeat(300)}--XyZ--`;
  const answer = await post(client, "/profile", { body, headers: { "content-type": FILES } });
  expect([answer.status, answer.headers.get("connection")]).toEqual([413, null]);
});

test("a form that is none of the page's, as of a tab of long ago, is told so, with what was typed and without a way to send it again", async () => {
  const typed = { intent: "of-long-ago", goals: "We want to grow in Lyon", password: "Correct-horse-7" };
  const answer = await client.post("/profile/key-inputs", typed);
  const { html, text, status } = await readPage(answer);
  expect(status).toBe(400);
  expect(text).toContain("This form cannot be read");
  expect(text).toContain("We want to grow in Lyon");
  expect(html).not.toContain("Correct-horse-7");
  expect(html).not.toContain('type="submit"');
  expect(html).toContain('href="/profile/key-inputs"');
  const data = await client.post("/profile/key-inputs.data", typed);
  expect([data.status, (await data.text()).includes("Lyon")]).toEqual([400, false]);
});

/** Every action except the one that signs the sender out. */
const staying = () => everyAction().filter(({ address }) => address !== "/auth/sign-out");

/** Addresses that accept only files, browser reports, exist only in development, disappear once a site has an admin, or do not exist. */
const ELSE = new Set(["/admin/videos/upload", "/csp-reports", "/dev-ui", "/setup", "/nothing-there", "/admin/nothing-there"]);

/** Functions accept JSON, or a signature. */
const takesForms = (address: string) => !address.startsWith("/functions/") && !ELSE.has(address);

const MANY: [string, boolean, string, string][] = [
  ["500 fields", false, FORM, Array.from({ length: 500 }, (_, index) => `f${index}=`).join("&")],
  ["501 fields", true, FORM, Array.from({ length: 501 }, (_, index) => `f${index}=`).join("&")],
  ["501 parts", true, FILES, `${Array.from({ length: 501 }, (_, index) => part(`f${index}`, "")).join("")}--XyZ--`],
  ["200 values of a field", false, FORM, Array(200).fill("a=").join("&")],
  ["201 values of a field", true, FORM, Array(201).fill("a=").join("&")],
];

test.each(MANY)("%s: a form has at most 500 fields, and a field at most 200 values", async (_, isTooMany, type, body) => {
  for (const { address } of staying().filter((action) => takesForms(action.address))) {
    const { status } = await post(root, address, { body, headers: { "content-type": type } });
    // Pictures and videos have separate forms, with fewer parts.
    const isOwn = type === FILES && /^\/admin\/(logos|videos)/.test(address);
    if (!isOwn) expect([address, status, status === 413]).toEqual([address, status, isTooMany]);
    expect(status).toBeLessThan(500);
  }
});

test("a form without files has at most 64 KB; with files a route takes what it says, from whom it says", async () => {
  const body = (bytes: number, file = "") => `${part("photo", "x".repeat(bytes), file)}--XyZ--`;
  const picture = '; filename="a.png"\r\nContent-Type: image/png';
  const statusOf = async (visitor: Client, address: string, type: string, text: string) =>
    (await post(visitor, address, { body: text, headers: { "content-type": type } })).status;
  for (const { address } of everyAction().filter((action) => takesForms(action.address)))
    expect([address, await statusOf(root, address, FORM, `a=${"x".repeat(65 * 1024)}`)]).toEqual([address, 413]);
  expect(await statusOf(client, "/search", FILES, body(70_000, picture))).toBe(413);
  expect(await statusOf(client, "/search", FILES, body(700, picture))).toBe(403);
  expect(await statusOf(client, "/admin/logos", FILES, body(70_000, picture))).toBe(403);
  expect(await statusOf(site.visitor(), "/profile.data", FILES, body(70_000, picture))).toBe(401);
  expect(await statusOf(site.visitor(), "/profile", FILES, body(70_000, picture))).toBe(302);
  expect(await statusOf(site.visitor(), "/become-advisor?step=background", FILES, body(70_000, picture))).toBe(413);
  expect(await statusOf(site.visitor(), "/become-advisor?step=background", FILES, body(700, picture))).toBe(403);
  expect(await statusOf(client, "/advisor-profile", FILES, body(70_000, picture))).toBe(413);
});

test("a form of 24,000 names, or a megabyte of one, holds nobody up", async () => {
  const names = Array.from({ length: 24_000 }, (_, index) => `f${index}`).join("&");
  for (const [address, body] of [
    ["/auth", names.slice(0, 64 * 1024)],
    ["/profile", "a&".repeat(32 * 1024)],
  ] as const) {
    const { status } = await post(client, address, { body, headers: { "content-type": FORM } });
    expect([address, status]).toEqual([address, 413]);
  }
});

test("no text that is typed breaks an answer: the character that no text of the database holds is left out", async () => {
  const fields = [
    "intent",
    "email",
    "name",
    "text",
    "content",
    "id",
    "code",
    "quote_id",
    "note",
    "requested_topic",
    "back",
    "save",
    "theme",
  ];
  for (const value of ["a\0b", "+275760-09-13"]) {
    const body = new URLSearchParams(fields.map((name) => [name, value])).toString();
    for (const visitor of [site.visitor(), root])
      for (const { address } of staying()) {
        const { status } = await post(visitor, address, { body, headers: { "content-type": FORM } });
        expect([address, value, status < 500]).toEqual([address, value, true]);
      }
  }
});

test("of many large files at once only so many are taken into memory; others are told to come back, and have the same room later", async () => {
  const document = (bytes: number) => ({
    body: `${part("assistant", "document")}${part("document", "x".repeat(bytes), '; filename="a.txt"')}--XyZ--`,
    headers: { "content-type": FILES },
  });
  const send = (bytes: number, from: string) => {
    const { body, headers } = document(bytes);
    const init = {
      method: "POST",
      headers: { origin: ORIGIN, host: new URL(ORIGIN).host, "content-length": String(body.length), ...headers },
      body,
    };
    return site.fetch(new Request(`${ORIGIN}/ai-assistant?stay`, init), from);
  };
  const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status).sort();
  const large = 9 * 1024 * 1024;
  const ofOne = await statuses(Array.from({ length: 3 }, () => send(large, "198.51.100.1")));
  expect(ofOne).toContain(503);
  const ofMany = await statuses(Array.from({ length: 6 }, (_, index) => send(large, `198.51.100.${index + 10}`)));
  expect(ofMany).toContain(503);
  const [alone] = await Promise.all([send(large, "198.51.100.1")]);
  expect(alone.status).toBe(200);
});
