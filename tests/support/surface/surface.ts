import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes";
import { type Field, fieldsIn } from "./fields";
import { type Sign, signsIn } from "./intents";
import { APP, moduleOf, type Place, reachable } from "./modules";

/** What is posted to a route: one of the forms its handler distinguishes, or any of them. */
export interface FormUnderTest {
  /** 'security', 'assistant=message', 'with reportId'; '' if there is no sign. */
  name: string;
  sign: Sign | null;
  fields: Field[];
}

/** A route with everything its own source reads from a request. */
export interface RouteSurface {
  /** As in `app/routes.ts`: '/consultations/:id'. */
  pattern: string;
  /** The id by which `?_routes=` requests its loader alone. */
  id: string;
  /** What directs a post to this route instead of the layout above it: '?index', or nothing. */
  query: string;
  hasAction: boolean;
  /** Whether it renders anything: otherwise it is requested by programs, by `<img>`, or as a download. */
  hasPage: boolean;
  forms: FormUnderTest[];
}

let surface: RouteSurface[] | undefined;

/** Returns every route of `app/routes.ts` from the sources: new routes, intents and fields are included automatically. */
export function everySurface(): RouteSurface[] {
  surface ??= below(routes, "");
  return surface;
}

function below(entries: readonly RouteConfigEntry[], above: string): RouteSurface[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? above : `${above}/${entry.path.replace(/^\//, "")}`;
    const hasAddress = entry.path !== undefined || entry.index;
    return [...(hasAddress ? [surfaceOf(entry, pattern || "/")] : []), ...below(entry.children ?? [], pattern)];
  });
}

function surfaceOf({ file, id, index }: RouteConfigEntry, pattern: string): RouteSurface {
  const place = path.join(APP, file);
  const action = moduleOf(place).declared.get("action");
  return {
    pattern,
    id: id ?? file.replace(/\.tsx?$/, ""),
    query: index && pattern !== "/" ? "?index" : "",
    hasAction: action !== undefined,
    hasPage: /^export default /m.test(readFileSync(place, "utf8")),
    forms: action ? formsOf(action) : [],
  };
}

/** Code below these has been read already, or is rendering. */
const isOutside = (file: string) => /\/app\/(db|platform|ui|document|frame)\/|\/messages\.ts$|\/config\.server\.ts$/.test(file);

function formsOf(action: Place): FormUnderTest[] {
  const all = reachable(action, isOutside);
  const told = signsIn(all).map(({ sign, owners }) => {
    const own = new Set<Place>();
    for (const each of owners) reachable(each, isOutside, own);
    return { name: nameOfForm(sign), sign, fields: fieldsIn(own) };
  });
  return [...told, { name: "", sign: null, fields: fieldsIn(all) }];
}

const nameOfForm = ({ field, value }: Sign) => (value === null ? `with ${field}` : field === "intent" ? value : `${field}=${value}`);

const sources = () =>
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(path.join(APP, file), "utf8"));

const namesIn = (texts: string[], pattern: RegExp) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((found) => found.slice(1).find(Boolean) ?? ""))),
];

type Names = Record<"queries" | "headers" | "cookies", string[]>;
let names: Names | undefined;

/** Returns every name of a query parameter, header and cookie that some source reads. */
export function everyName(): Names {
  names ??= readNames();
  return names;
}

function readNames(): Names {
  const texts = sources();
  const givesCookies = texts.filter((text) => text.includes("Max-Age"));
  return {
    queries: namesIn(texts, /(?:[pP]arams|search)\.(?:get|getAll|has)\("([\w-]+)"\)|asked\("(\w+)"\)|numberIn\(url, "(\w+)"\)/g),
    headers: namesIn(texts, /headers\.get\("([\w-]+)"\)|headers\["([\w-]+)"\]/g),
    cookies: namesIn(givesCookies, /"__Host-([\w-]+)"|\bNAME = "([\w-]+)"/g),
  };
}
