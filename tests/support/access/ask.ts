import { CATEGORIES } from "#app/features/catalog/categories";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { CALLERS, type Caller } from "../neighbours";
import { ORIGIN, type SiteUnderTest } from "../site";
import { everySurface, type FormUnderTest, type RouteSurface } from "../surface/surface";
import { type Change, watchChanges } from "./changes";
import { type Fields, formsOf } from "./forms";
import { makeScene, type Scene } from "./scene";
import type { Line } from "./table";

/** A cell of the access table: a page, or a form of a route. */
export interface Question {
  method: "GET" | "POST";
  /** Name in the table; pages of one kind share a row. */
  name: string;
  route: RouteSurface;
  form: FormUnderTest | null;
  /** '?view=people': a part of a page with its own row. */
  query: string;
}

/** Placeholders for categories that admins added. */
const OF_ADDED: Record<string, string> = { "/:category": "/<category>", "/:category/:subcategory": "/<category>/<subcategory>" };

const nameOf = (pattern: string) => {
  if (OF_ADDED[pattern]) return OF_ADDED[pattern];
  if (SUBCATEGORIES.some(({ path }) => path === pattern)) return "/<category>/<subcategory>";
  return CATEGORIES.some(({ path }) => path === pattern) ? "/<category>" : pattern;
};

/** Not part of a production build. */
export const DEVELOPMENT = "/dev-ui";

/** Views of the first page of the admin area, and of its list of applications. */
const VIEWS: Record<string, readonly string[]> = {
  "/admin": ["people", "consultations", "payments", "payouts", "topics", "settings", "audit", "mail"],
  "/admin/applications": ["reports", "requests"],
};

/** Returns everything that can be requested: every route, and every form its handler distinguishes. */
export function everyQuestion(): Question[] {
  return everySurface()
    .filter(({ pattern, id }) => pattern !== DEVELOPMENT && id !== "routes/admin/layout")
    .flatMap((route) => {
      const name = nameOf(route.pattern);
      const views = ["", ...(VIEWS[route.pattern] ?? []).map((view) => `?view=${view}`)];
      return [
        ...views.map((query): Question => ({ method: "GET", name: name + query, route, form: null, query })),
        ...route.forms.map((form): Question => ({ method: "POST", name, route, form, query: "" })),
      ];
    });
}

export const formName = ({ form }: Question) => form?.name || "-";

/** How a page is requested: as a document, as its data, or as only its loader's data. */
export type Form = "page" | "data" | "loader";

const SIGNED_OUT = new Set<Caller>(["visitor", "a suspended person"]);

export function spelled({ route }: Question, path: string, form: Form): string {
  if (form === "page" || !route.hasPage) return path;
  const [address, query = ""] = path.split("?");
  const search = [query, form === "loader" && `_routes=${encodeURIComponent(route.id)}`].filter(Boolean).join("&");
  return `${address === "/" ? "/_" : address}.data${search && `?${search}`}`;
}

/** Sends the table's requests as each caller, restoring the previous state before each. */
export async function startAsking(site: SiteUnderTest) {
  const scene = await makeScene(site);
  const forms = formsOf(scene);
  const changes = await watchChanges(site);
  const marks = await marksOf(scene);
  const send = sender(site, scene);
  return {
    scene,
    /** Returns the table's word for the response: signed-out callers get the page, signed-in ones its data. */
    async answerTo(question: Question, caller: Caller, as?: Form): Promise<string> {
      const { path, init } = requestOf(question, scene, forms);
      const form = as ?? (SIGNED_OUT.has(caller) ? "page" : "data");
      const answer = await send(spelled(question, path, form), init, caller);
      const effect = effectOf(await changes.takeBack(), caller, marks);
      return wordFor(question, answer, { effect, secrets: marks.secretsFor(caller), isSignedOut: SIGNED_OUT.has(caller) });
    },
    /** Submits a form its route does not know: returns the response, and how much has changed. */
    async send(route: RouteSurface, caller: Caller) {
      const path = spelled({ route } as Question, addressOf(route, scene, {}), "data");
      const { status } = await send(path, { method: "POST", body: new URLSearchParams({ intent: "withdraw" }) }, caller);
      return { status, changed: (await changes.takeBack()).length };
    },
  };
}

interface Marks {
  /** Contents of a caller's row. */
  of: Map<Caller, string[]>;
  /** What a caller may not read unless the table names them. */
  secretsFor: (caller: Caller) => string[];
}

async function marksOf({ place: { viewers }, of }: Scene): Promise<Marks> {
  const marks = new Map<Caller, string[]>([["visitor", []]]);
  for (const [name, { userId, email, advisorId }] of Object.entries(viewers))
    marks.set(name as Caller, [userId, email, ...(advisorId ? [advisorId] : [])]);
  const { Ann } = viewers;
  const secrets = [
    "Quuxington",
    "+4420790000",
    "the merger nobody",
    "Quux Holdings",
    "GB-999",
    "Between Ann and her",
    "blue key",
    "nobody has read",
  ];
  const all = [...secrets, Ann.email, of.session!];
  const ofAdvisor = viewers["her advisor"].email;
  return { of: marks, secretsFor: (caller) => (caller === "Ann" ? [] : caller === "her advisor" ? all : [...all, ofAdvisor]) };
}

/** Whom a mail or notification names, who is no owner of it. */
const NAMED = "named";
/** Columns that admins write in a row, besides its owner. */
const BY_ADMINS = ["reviewed_by", "assigned_to", "closed_by", "decided_by", "paid_by", "saved_by", "actor_id", "user_id"];
const OF_THE_SITE = /^(audit_log|homepage|hero_|site_|logos|topics|catalog_entries|files|outbox$)/;

/** Derived by triggers from advisors' rows. */
const DERIVED = /^(adviser_words|adviser_ranks|topic_supply|search_words)$/;

/** Whether the changes are only the caller's own ('own'), or what the form names ('done'); '' if nothing has changed. */
function effectOf(all: Change[], caller: Caller, marks: Marks): "" | "own" | "done" {
  if (all.length === 0) return "";
  const changes = all.filter(({ table }) => !DERIVED.test(table));
  const own = marks.of.get(caller)!;
  const others = [...marks.of].filter(([name]) => name !== caller).flatMap(([, texts]) => texts);
  const isOwn = ({ table, row }: Change) => {
    const left = OF_THE_SITE.test(table) ? [...BY_ADMINS, NAMED] : [NAMED];
    const kept = Object.entries(row).filter(([name]) => !left.includes(name));
    const text = JSON.stringify(Object.fromEntries(kept));
    return own.some((mark) => text.includes(mark)) && !others.some((mark) => text.includes(mark));
  };
  return changes.every(isOwn) ? "own" : "done";
}

interface Answer {
  status: number;
  location: string;
  body: string;
}

export function sender(site: SiteUnderTest, { place }: Scene) {
  const cookieOf = (caller: Caller) => {
    const session = place.people[caller].cookies.get("session");
    return session ? { cookie: `session=${session}` } : undefined;
  };
  const cookies = new Map(CALLERS.map((caller) => [caller, cookieOf(caller)]));
  const host = new URL(ORIGIN).host;
  return async (path: string, init: RequestInit, caller: Caller): Promise<Answer> => {
    const headers = { host, origin: ORIGIN, ...init.headers, ...cookies.get(caller) };
    const answer = await site.fetch(new Request(ORIGIN + path, { ...init, headers, redirect: "manual" }));
    const location = answer.headers.get("location") ?? "";
    if (answer.headers.get("content-type")?.startsWith("text/event-stream")) await answer.body?.cancel();
    return { status: answer.status, location, body: answer.bodyUsed ? "" : await answer.text() };
  };
}

/** Returns the address of a request, with Ann's ids filled in, and what is sent there. */
export function requestOf({ method, route, form, query }: Question, scene: Scene, forms: Record<string, Fields>) {
  const name = form?.name || "-";
  const fields = forms[`${route.pattern} ${name}`] ?? (name === "-" ? {} : forms[name]) ?? {};
  const path = addressOf(route, scene, fields) + (method === "POST" ? route.query : query);
  if (method === "GET") return { path, init: {} };
  const sign = form?.sign;
  const all: Fields = { ...fields, ...(sign?.value && { [sign.field]: sign.value }) };
  if (route.pattern.startsWith("/functions/"))
    return { path, init: { method, body: JSON.stringify(all), headers: { "content-type": "application/json" } } };
  const hasFiles = Object.values(all).some((value) => typeof value !== "string");
  const body = hasFiles ? new FormData() : new URLSearchParams();
  for (const [key, value] of Object.entries(all)) if (key !== "id" || !route.pattern.endsWith("/:id")) body.append(key, value as string);
  return { path, init: { method, body } };
}

function addressOf({ pattern }: RouteSurface, { of, consultation }: Scene, fields: Fields) {
  const ids: Record<string, string> = {
    "/consultations/:id": String(fields.id ?? consultation.accepted),
    "/consultations/:id/receipt": consultation.overpaid,
    "/messages/:id": of.thread!,
    "/files/messages/:id": of.file!,
    "/files/certificates/:id": of.certificate!,
    "/files/statements/:statement": "2026-01.csv",
    "/admin/lists/:list": "people.csv",
    "/files/og/:picture": `${of.slug}.png`,
    "/files/mark/:mark": "7c3aed-192.png",
    "/advisors/:slug": of.slug!,
    "/files/consultations/:file": `${consultation.accepted}.ics`,
    "/advisors/:slug/book": of.slug!,
    "/:category": "business",
    "/*": "nothing/stands/here",
    "/feeds/:feed": `${of.feedToken}.ics`,
  };
  const asked = pattern === "/messages" && Object.keys(fields).length > 0 ? `?advisor=${of.slug}` : "";
  if (pattern === "/:category/:subcategory") return "/business/strategy";
  return pattern.replace(/:\w+|\*/g, ids[pattern] ?? "x") + asked;
}

interface Heard {
  effect: string;
  secrets: string[];
  isSignedOut: boolean;
}

/** Returns the table's word for a response. */
function wordFor({ method }: Question, { status, location, body }: Answer, { effect, secrets, isSignedOut }: Heard): string {
  const isLed = (status >= 300 && status < 400) || status === 202;
  const kind = status >= 400 ? String(status) : isLed ? (/\/auth\?(next|again|ended)=/.test(location || body) ? "sign in" : "on") : "";
  if (kind) return effect ? (kind === "on" ? effect : `${kind}, ${effect}`) : kind;
  if (secrets.some((secret) => body.includes(secret))) return effect ? `hers, ${effect}` : "hers";
  if (isSignedOut && body.includes("Please log in to")) return "sign in";
  if (method === "POST" && effect) return effect;
  return effect ? `page, ${effect}` : "page";
}

/** Returns a table row for the given responses. */
export const lineOf = (question: Question, answers: string[]): Line => ({
  method: question.method,
  route: question.name,
  forms: question.method === "POST" ? [formName(question)] : [],
  answers,
});
