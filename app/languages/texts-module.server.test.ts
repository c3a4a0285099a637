import { createServer, get, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { texts } from "#app/texts";
import { applyOwnTexts, applyRulesToTexts, setOwnNames } from "./all-texts.server";
import { LANGUAGES, type Language } from "./languages";
import type { Room } from "./needed-texts";
import { sendTexts, textsModuleAddress } from "./texts-module.server";

vi.mock("#app/platform/http/compress.server", { spy: true });

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!sendTexts(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());
afterEach(() => {
  setOwnNames({});
  applyOwnTexts({});
  applyRulesToTexts(SPECIFIED_RULES);
});

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body } as const;
const ENCODINGS = ["br", "gzip", "identity"] as const;

/** Returns what is sent from an address to a browser that accepts one encoding. */
const fetched = (path: string, encoding: (typeof ENCODINGS)[number], by = server) =>
  new Promise<{ text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { port } = by.address() as AddressInfo;
    get({ port, host: "127.0.0.1", path, headers: { "accept-encoding": encoding } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      expect(response.headers["content-encoding"] ?? "identity").toBe(encoding);
      resolve({ text: UNPACK[encoding](body).toString(), headers: response.headers });
    }).on("error", reject);
  });

interface Change {
  what: string;
  make: () => void;
  room: Room;
  /** Languages in which the text changes, and how. */
  changes: readonly Language[];
  said: string;
}

const CHANGES: Change[] = [
  { what: "a category's French name", make: () => setOwnNames({ fr: { Legal: "Lois" } }), room: "names", changes: ["fr"], said: '"Lois"' },
  {
    what: "a topic's Italian name",
    make: () => setOwnNames({ it: { "Business Strategy": "Piani" } }),
    room: "names-topics",
    changes: ["it"],
    said: '"Piani"',
  },
  {
    what: "a German text",
    make: () => applyOwnTexts({ de: new Map([["guide.seekTitle", "Rat gesucht?"]]) }),
    room: "guide",
    changes: ["de"],
    said: '"Rat gesucht?"',
  },
  {
    what: "a rule that texts name",
    make: () => applyRulesToTexts({ ...SPECIFIED_RULES, durations: [45] }),
    room: "advisors",
    changes: LANGUAGES,
    said: "45 ",
  },
];

test.each(CHANGES)("once $what is another, browsers are led to a new module, which says it packed and unpacked", async (change) => {
  const { make, room, changes, said } = change;
  const address = (language: Language) => textsModuleAddress(language, [room]);
  const before = new Map(LANGUAGES.map((language) => [language, address(language)]));
  const language = changes[0]!;
  for (const encoding of ENCODINGS) expect((await fetched(before.get(language)!, encoding)).text).not.toContain(said);
  make();
  expect(LANGUAGES.filter((language) => address(language) !== before.get(language))).toEqual(changes);
  for (const encoding of ENCODINGS) {
    const [now, old] = [await fetched(address(language), encoding), await fetched(before.get(language)!, encoding)];
    expect([encoding, now.text.includes(said), old.text.includes(said)]).toEqual([encoding, true, true]);
    expect([now.headers["cache-control"], old.headers["cache-control"]]).toEqual(["public, max-age=31536000, immutable", "no-cache"]);
  }
});

test("what is taken back has the address from before, and says what it said", async () => {
  for (const { make, room, changes, said } of CHANGES) {
    const language = changes[0]!;
    const before = textsModuleAddress(language, [room]);
    make();
    const between = textsModuleAddress(language, [room]);
    setOwnNames({});
    applyOwnTexts({});
    applyRulesToTexts(SPECIFIED_RULES);
    expect([between === before, textsModuleAddress(language, [room])]).toEqual([false, before]);
    expect((await fetched(before, "gzip")).text).not.toContain(said);
  }
});

const ROOMS = ["accounts", "admin", "advisors", "applications", "booking", "guide"] as const satisfies Room[];
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: "127.0.0.1", path }, (response) => resolve(response.resume().statusCode ?? 0)).on("error", reject);
  });

test("rooms are named in one order, each once, and no more of them than a page needs: of other lists there is no end", async () => {
  expect(await statusOf(`/texts/x/en/${ROOMS.join("+")}.js`)).toBe(200);
  expect(await statusOf(`/texts/x/en/${ROOMS.toReversed().join("+")}.js`)).toBe(404);
  expect(await statusOf("/texts/x/en/guide+guide.js")).toBe(404);
  expect(await statusOf(`/texts/x/en/${Object.keys(texts).sort().join("+")}.js`)).toBe(404);
});

test("what no page needs together is packed quickly and kept nowhere; what one needs as small as can be, once for all who ask at once", async () => {
  // Test files share modules: one loaded by another file does not see the spies.
  vi.resetModules();
  const compress = await import("#app/platform/http/compress.server");
  const fresh = await import("./texts-module.server");
  const own = createServer((request, response) => void fresh.sendTexts(request, response));
  await new Promise<void>((resolve) => void own.listen(0, "127.0.0.1", resolve));
  vi.clearAllMocks();
  const packed = () => [vi.mocked(compress.packBest).mock.calls.length, vi.mocked(compress.packQuickly).mock.calls.length];
  const lists = Array.from({ length: 62 }, (_, mask) => ROOMS.filter((_, place) => mask & (1 << place)));
  const strange = lists.filter(({ length }) => length > 1);
  for (const rooms of [...strange, ...strange]) await fetched(`/texts/x/es/${rooms.join("+")}.js`, "br", own);
  expect(packed()).toEqual([0, 2 * strange.length]);
  const ofPage = fresh.textsModuleAddress("es", ROOMS);
  await Promise.all(Array.from({ length: 20 }, () => fetched(ofPage, "br", own)));
  expect(packed()).toEqual([1, 2 * strange.length]);
  own.close();
});
