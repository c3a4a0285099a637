import { everyName, everySurface, type FormUnderTest, type RouteSurface } from "../surface/surface";
import { bodyOf } from "./bodies";
import { headersOf } from "./headers";
import type { Random } from "./random";
import { strangeValue, valueFor } from "./values";
import type { World } from "./world";

/** A request, as bytes and in a form readable in a report. */
export interface Generated {
  method: string;
  target: string;
  bytes: Buffer;
  /** The first lines, and the beginning of the body. */
  text: string;
  /** The body is shorter than announced: a server that waits for the rest need not respond. */
  isCutShort: boolean;
}

/** The target: a route's page, or one of its forms. */
interface Door {
  route: RouteSurface;
  form: FormUnderTest | null;
}

let doors: Door[] | undefined;

/** Paths answered before the router: the texts of pages, and build files. */
const BEFORE_THE_ROUTER = ["/texts/:version/:language/:room.js", "/assets/*", "/fonts/*", "/favicon.svg", "/service-worker.js"].map(
  (pattern): RouteSurface => ({ pattern, id: "root", query: "", hasAction: false, hasPage: false, forms: [] }),
);

const everyDoor = () => {
  doors ??= [...everySurface(), ...BEFORE_THE_ROUTER]
    .filter(({ pattern }) => pattern !== "/dev-ui")
    .flatMap((route) => [{ route, form: null }, ...route.forms.map((form) => ({ route, form }))]);
  return doors;
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get", "BREW"];

/** Generates a request with these cookies to a site listening at a port. */
export function generateRequest(random: Random, world: World, { cookies, port }: { cookies: string; port: number }): Generated {
  const { route, form } = random.pick(everyDoor());
  const usual = form ? "POST" : "GET";
  const method = random.isOne(form ? 12 : 5) ? random.pick(METHODS) : usual;
  const strangeness = random.pick([0, 0, 0.1, 0.3, 0.8]);
  const target = targetOf(route, random, world, strangeness);
  const body = method === "GET" || method === "HEAD" ? random.isOne(30) && form : form;
  const sent = body ? bodyOf(route, body, random, world, strangeness) : null;
  const headers = headersOf({ random, world, cookies, port, sent });
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const head = `${lines.join("\r\n")}\r\n\r\n`;
  const said = Number(headers.find(([name]) => name.toLowerCase() === "content-length")?.[1] ?? 0);
  return {
    method,
    target,
    bytes: Buffer.concat([Buffer.from(head, "latin1"), sent?.content ?? Buffer.alloc(0)]),
    text: `${head}${sent ? sent.content.subarray(0, 600).toString("latin1") : ""}`,
    isCutShort: said > (sent?.content.length ?? 0) || headers.some(([name]) => /^(transfer-encoding|expect|upgrade)$/i.test(name)),
  };
}

/** The address: its parameters filled in, with some query, and sometimes altered. */
function targetOf({ pattern, id, query }: RouteSurface, random: Random, world: World, strangeness: number): string {
  const filled = pattern.replaceAll(/([\w-]*)\/(?::(\w+)|\*)/g, (_, above: string, name: string | undefined) => {
    // In '/consultations/:id', the id is a consultation's.
    const field = { name: name === "id" ? `${above}_id` : (name ?? "file_path"), kinds: [], choices: [], inner: [] };
    const value = valueFor(field, random, world, strangeness);
    return `${above}/${random.isOne(8) ? rawly(value) : encodeURIComponent(wellFormed(value)).slice(0, MAX_PART_LENGTH)}`;
  });
  const parts = [...new URLSearchParams(query).keys()];
  if (random.isOne(3))
    for (const name of random.some(everyName().queries, 3 / 30))
      parts.push(`${name}=${encodeURIComponent(wellFormed(queryValue(name, random, world, strangeness))).slice(0, MAX_PART_LENGTH)}`);
  if (random.isOne(15)) parts.push(`_routes=${encodeURIComponent(random.pick([id, "root", "x", `root,${id}`]))}`);
  if (random.isOne(40)) parts.push(random.pick(["%", "%zz=1", "=&=&", "a[]=1&a[]=2", "&&&", "__proto__=1", "?"]));
  const written = random.isOne(10) ? random.pick(SPELLINGS)(filled) : filled;
  return `${random.isOne(2) ? `${written}.data` : written}${parts.length > 0 ? `?${parts.join("&")}` : ""}`;
}

const MAX_PART_LENGTH = 6000;

const queryValue = (name: string, random: Random, world: World, strangeness: number) =>
  valueFor({ name, kinds: [], choices: [], inner: [] }, random, world, strangeness) || strangeValue(random, world);

/** Characters allowed unescaped in the request line. */
const rawly = (value: string) => value.replace(/[^\x21-\x7e]/g, "").slice(0, MAX_PART_LENGTH);
const wellFormed = (value: string) => value.toWellFormed();

const SPELLINGS: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll("/", "//"),
  (path) => `/x/..${path}`,
  (path) => `/%2e${path}`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => `${path}/_.data`,
  (path) => `${path};a=b`,
  (path) => `${path}%00`,
  (path) => path.replaceAll("/", "\\"),
  (path) => `http://elsewhere.example${path}`,
  (path) => path.slice(1),
  () => "*",
];
