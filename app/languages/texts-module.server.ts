import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { emailMessages } from "#app/features/booking/notify/email-messages";
import { plainPageMessages } from "#app/frame/messages-of-plain-pages";
import { limitConcurrency, TooBusy } from "#app/platform/concurrency-limiter";
import { encodingOf, type PageEncoding, packBest, packQuickly } from "#app/platform/http/compress.server";
import "./all-texts.server";
import { isLanguage, type Language } from "./languages";
import { NAME_ROOMS } from "./name-rooms.server";
import { comesWith, type NameRoom, type PartRoom, type Room, TEXTS_FOLDER, textsAddress } from "./needed-texts";
import { PART_ROOMS } from "./part-rooms.server";
import { type Namespace, shownNames, shownTexts } from "./shown-texts";
import { writtenKey } from "./written-key";

/** Texts used only by the server, by room and prefix of their keys: emails, the assistant's answers, and replacement pages. */
const OF_SERVER: Partial<Record<Namespace, RegExp>> = {
  openGraph: /./,
  waiting: /./,
  advisors: /^comparison/,
  assistant:
    /^(reply|close[A-Z]|missing[A-Z]|preference|fact|aside|dayPart$|site[A-Z]|link[A-Z]|danger_|reason|ask[A-Z]|unsure|between$|recommendation(Text|Nobody)|questioning$|documentSaid$|documentNothing$|answersNone$|turn[A-Z])/,
};
const OF_MAILS = /Subject$/;
const OF_CONSULTATION_MAILS = new Set(Object.keys(emailMessages));
const OF_PLAIN_PAGES = new Set(Object.keys(plainPageMessages));

const known = new Map<Language, { of: readonly [texts: object, names: object]; version: string }>();

const PARTS = Object.values(PART_ROOMS).map(({ room, keys }) => [room, ...keys]);

/** Changes whenever a text of the language changes, or the contents of a room or a part of one. */
function textsVersion(language: Language) {
  const of = [shownTexts(language), shownNames(language)] as const;
  const there = known.get(language);
  if (there && there.of[0] === of[0] && there.of[1] === of[1]) return there.version;
  const hash = createHash("sha256").update(JSON.stringify([of, PARTS, Object.values(NAME_ROOMS).map((names) => names())]));
  const version = hash.digest("base64url").slice(0, 8);
  known.set(language, { of, version });
  return version;
}

/** By language: room combinations used by this server's pages. There are as many as pages, while a request may name any combination. */
const ofPages = new Set<string>();

export function textsModuleAddress(language: Language, rooms: readonly Room[]) {
  ofPages.add(`${language}/${rooms.join("+")}`);
  return textsAddress(textsVersion(language), language, rooms);
}

interface ReadyModule {
  plain: Buffer<ArrayBuffer>;
  packed: Partial<Record<PageEncoding, Promise<Buffer<ArrayBuffer>>>>;
}

const MAX_KEPT = 200;
/** More than any page needs; admin pages need the most (tests/doors/texts-of-pages.test.ts). */
const MAX_ROOMS = 32;
const kept = new Map<string, ReadyModule>();

/** Sends the requested texts as a module. Returns false if the request is for something else. */
export function sendTexts({ method, url = "", headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith(TEXTS_FOLDER) || (method !== "GET" && method !== "HEAD")) return false;
  const [version, language = "", file = ""] = (url.split("?")[0] ?? "").slice(TEXTS_FOLDER.length).split("/");
  if (!isLanguage(language)) return false;
  const list = file.replace(/\.js$/, "");
  const current = textsVersion(language);
  const ready = moduleOf(current, language, list);
  if (ready === null) return false;
  void sendModule(response, {
    ready,
    isOfPages: ofPages.has(`${language}/${list}`),
    accepted: headers["accept-encoding"],
    keeping: version === current ? "public, max-age=31536000, immutable" : "no-cache",
    isWanted: method === "GET",
  });
  return true;
}

/** Caches what pages need. Anything else is built on request, if named in the browsers' order: there are more combinations than memory. */
function moduleOf(version: string, language: Language, list: string): ReadyModule | null {
  const key = `${version}/${language}/${list}`;
  const known = kept.get(key);
  if (known) return known;
  const named = list.split("+");
  if (named.length > MAX_ROOMS || list !== named.toSorted().join("+")) return null;
  const plain = textsModule(
    language,
    named.flatMap((room) => [room, ...comesWith(room)]),
  );
  if (plain === null) return null;
  const made: ReadyModule = { plain: Buffer.from(plain), packed: {} };
  if (!ofPages.has(`${language}/${list}`)) return made;
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(key, made);
  return made;
}

/** Returns the module of some rooms; null if one of them does not exist or is repeated. */
export function textsModule(language: string, rooms: readonly string[]): string | null {
  if (!isLanguage(language) || new Set(rooms).size < rooms.length) return null;
  const all = shownTexts(language) as unknown as Record<string, object>;
  const isRoom = (room: string) => Object.hasOwn(all, room) || Object.hasOwn(NAME_ROOMS, room) || Object.hasOwn(PART_ROOMS, room);
  if (!rooms.every(isRoom)) return null;
  const texts: Record<string, object> = {};
  for (const room of rooms.filter((each) => Object.hasOwn(all, each))) texts[room] = withoutServers(room as Namespace, all[room] ?? {});
  for (const part of rooms.filter((each) => Object.hasOwn(PART_ROOMS, each))) {
    const { room, keys } = PART_ROOMS[part as PartRoom];
    texts[room] = { ...texts[room], ...Object.fromEntries(Object.entries(all[room] ?? {}).filter(([key]) => keys.has(key))) };
  }
  const own = shownNames(language);
  const called = rooms
    .flatMap((room) => NAME_ROOMS[room as NameRoom]?.() ?? [])
    .flatMap((name) => [name, writtenKey(name)].flatMap((each) => (own[each] ? [[each, own[each]]] : [])));
  return `export default ${JSON.stringify({ language, texts, names: Object.fromEntries(called) })}`;
}

const withoutServers = (room: Namespace, texts: object) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !isOfServer(room, key)));

const isOfServer = (room: Namespace, key: string) =>
  OF_MAILS.test(key) ||
  OF_SERVER[room]?.test(key) ||
  (room === "booking" && OF_CONSULTATION_MAILS.has(key)) ||
  (room === "frame" && OF_PLAIN_PAGES.has(key));

interface Sent {
  ready: ReadyModule;
  isOfPages: boolean;
  accepted: string | undefined;
  keeping: string;
  isWanted: boolean;
}

/** One at a time: each occupies a thread for long, which compressing pages and reading files need, too. */
const packingBest = limitConcurrency({ running: 1, waiting: 2 });

async function sendModule(response: ServerResponse, { ready, isOfPages, accepted, keeping, isWanted }: Sent) {
  const encoding = encodingOf(accepted);
  const body = encoding ? await packedFor(ready, encoding, isOfPages) : ready.plain;
  response.writeHead(200, {
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": keeping,
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
    "content-length": body.length,
  });
  response.end(isWanted ? body : undefined);
}

/** Compresses what pages need once, as small as possible; quickly if too many are in progress, and for anything else. */
function packedFor({ plain, packed }: ReadyModule, encoding: PageEncoding, isOfPages: boolean): Promise<Buffer<ArrayBuffer>> {
  const pack = encoding === "br" && isOfPages ? packBestIfIdle : packQuickly;
  const bytes = packed[encoding] ?? pack(plain, encoding);
  packed[encoding] = bytes;
  return bytes;
}

const packBestIfIdle = (plain: Buffer, encoding: PageEncoding) =>
  packingBest(() => packBest(plain)).catch((error: unknown) => {
    if (!(error instanceof TooBusy)) throw error;
    return packQuickly(plain, encoding);
  });
