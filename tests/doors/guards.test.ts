import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { billingInfo } from "#app/db/schema/accounts/profiles";
import { consultations } from "#app/db/schema/booking";
import { CATEGORIES } from "#app/features/catalog/categories";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { anApplicant } from "../support/applicants";
import { useInhabitedSite } from "../support/inhabitants";
import { aClient, aConsultation, anAdvisor } from "../support/people";
import { everyRoute } from "../support/routes";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite();

/** What anybody may open. A new route belongs here only when nothing of anybody stands on it. */
const OPEN = [
  "/",
  "/auth",
  "/auth/sign-out",
  "/auth/confirm",
  "/auth/forgot",
  "/auth/reset",
  "/auth/two-factor",
  "/auth/change-email",
  "/auth/not-me",
  "/auth/callback/google",
  "/auth/callback/linkedin",
  "/theme",
  "/find-advisor",
  "/advisors",
  "/advisors/:slug",
  "/become-advisor",
  "/how-it-works",
  "/pricing",
  "/terms",
  "/privacy",
  ...CATEGORIES.map(({ path }) => path),
  ...SUBCATEGORIES.map(({ path }) => path),
  "/ai-assistant",
  "/search",
  "/files/og.png",
  "/files/og/:picture",
  "/files/*",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/llms.txt",
  "/.well-known/security.txt",
  "/livez",
  "/readyz",
  "/robots.txt",
  "/*",
];

/** What is somebody's own, with all below it, and what the signed-out are answered with: led to sign in, told to, or that there is nothing. */
const PROTECTED: Record<string, "sign in" | "Please log in to view your profile." | "Please log in to book a consultation." | "nothing"> = {
  "/profile": "Please log in to view your profile.",
  "/advisor-profile": "sign in",
  "/advisor-registration": "sign in",
  "/book-consultation": "Please log in to book a consultation.",
  "/consultations": "sign in",
  "/messages": "sign in",
  "/notifications/live": "nothing",
  "/notifications/unread": "nothing",
  "/notifications": "sign in",
  "/admin": "sign in",
  "/functions": "nothing",
  "/files/certificates": "sign in",
  "/files/messages": "sign in",
  "/files/statements": "sign in",
  "/feeds": "nothing",
  "/files/my-records.json": "sign in",
};

/** Not part of a build for production. */
const DEVELOPMENT = ["/dev-ui"];

const ruleOf = (pattern: string) => Object.keys(PROTECTED).find((prefix) => pattern === prefix || pattern.startsWith(`${prefix}/`));
const routes = everyRoute();
const guarded = routes.filter(({ pattern }) => ruleOf(pattern));

let ids: Record<string, string>;
let secrets: string[];
let before: unknown;

const addressOf = (pattern: string, id: string) => pattern.replace(/:\w+|\*/g, id);
/** What every table holds, in one word each. */
async function everything() {
  const tables = await site.rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'");
  const one = ({ name }: { name: string }) =>
    `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as held from "${name}" t`;
  return site.rows(tables.map(one).join(" union all "));
}

beforeAll(async () => {
  const client = await aClient({ firstName: "Zelda", lastName: "Quuxington", displayName: "Zelda Quuxington", phone: "+4420790000" });
  const advisor = await anAdvisor();
  const { id } = await aConsultation({ client, advisor, at: new Date(Date.now() + 86_400_000) });
  await db.update(consultations).set({ note: "the merger nobody knows of" });
  await db.insert(billingInfo).values({ userId: client.userId, billingName: "Quux Holdings", taxId: "GB-999-SECRET" });
  const { applicationId } = await anApplicant({ firstName: "Hedwig", bio: "An application nobody has read" });
  ids = { consultation: id, application: applicationId };
  secrets = ["Quuxington", "the merger nobody", client.email, advisor.email, "Quux Holdings", "GB-999-SECRET", "Hedwig", "nobody has read"];
  before = await everything();
});
afterAll(async () => expect(await everything()).toEqual(before));

/** An answer to somebody signed out: its status, its body, and that nothing of anybody is in it. */
async function knock(path: string, init: RequestInit = {}) {
  const headers = { host: new URL(ORIGIN).host, origin: ORIGIN, ...init.headers };
  const answer = await site.fetch(new Request(`${ORIGIN}${path}`, { ...init, headers, redirect: "manual" }));
  const body = await answer.text();
  expect([path, secrets.filter((secret) => body.includes(secret))]).toEqual([path, []]);
  return { status: answer.status, location: answer.headers.get("location") ?? "", body };
}

test("every route of app/routes.ts is either open to all or protected, and no list names a route twice", () => {
  const unlisted = routes.filter(({ pattern }) => !ruleOf(pattern) && !OPEN.includes(pattern) && !DEVELOPMENT.includes(pattern));
  expect(unlisted).toEqual([]);
  expect(OPEN.filter((pattern) => ruleOf(pattern))).toEqual([]);
  expect(guarded.length).toBeGreaterThan(15);
});

test("what is open to all exists", () => {
  expect(OPEN.filter((pattern) => !routes.some((route) => route.pattern === pattern))).toEqual([]);
});

test.each(DEVELOPMENT)("%s is no page of a build", async (path) => {
  expect((await knock(path)).status).toBe(404);
});

test.each(guarded)("$pattern shows the signed-out nothing of anybody", async ({ pattern }) => {
  const answered = PROTECTED[ruleOf(pattern)!]!;
  for (const id of [ids.consultation!, ids.application!, randomUUID(), "x"]) {
    const path = addressOf(pattern, id);
    const { status, location, body } = await knock(path);
    if (answered === "sign in") expect([path, status, location]).toEqual([path, 302, `/auth?next=${encodeURIComponent(path)}`]);
    else if (answered === "nothing") expect([401, 404, 405]).toContain(status);
    else expect([path, status, body.includes(answered)]).toEqual([path, 200, true]);
  }
});

test.each(guarded)("$pattern gives the signed-out no data, not by its data address nor by asking for its loader alone", async ({
  pattern,
  id: route,
}) => {
  const isShownOnPage = PROTECTED[ruleOf(pattern)!]?.startsWith("Please");
  for (const id of [ids.consultation!, "x"])
    for (const query of ["", `?_routes=${encodeURIComponent(route)}`, `?_routes=root,${encodeURIComponent(route)}`]) {
      const path = `${addressOf(pattern, id)}.data${query}`;
      const { status, body } = await knock(path);
      expect([path, status]).toEqual([path, isShownOnPage ? 200 : (NOTHING[pattern]?.data ?? 202)]);
      if (status === 202) expect(body).toContain("/auth?next=");
    }
});

/** What is no page, or takes no form: how it answers to who asks for its data, and to what is posted there. */
const NOTHING: Record<string, { data?: number; post: number }> = {
  "/advisor-profile/preview": { post: 405 },
  "/profile/network": { post: 405 },
  "/profile/preview": { post: 405 },
  "/files/certificates/:id": { post: 405 },
  "/files/messages/:id": { post: 405 },
  "/files/my-records.json": { post: 405 },
  "/files/statements/:statement": { post: 405 },
  "/feeds/:feed": { data: 404, post: 405 },
  "/notifications/live": { data: 401, post: 405 },
  "/notifications/unread": { data: 401, post: 405 },
  "/functions/create-consultation": { data: 405, post: 401 },
  "/functions/match-adviser": { data: 405, post: 401 },
  "/functions/process-advisor-application": { data: 405, post: 401 },
  "/functions/stripe-webhook": { data: 405, post: 404 },
};

const INTENTS = ["", "look", "confirm", "accept", "decline", "withdraw", "security", "password", "end-all-sessions", "submit", "save"];

test.each(guarded)("$pattern takes nothing from the signed-out", async ({ pattern }) => {
  for (const id of [ids.consultation!, "x"])
    for (const address of [addressOf(pattern, id), `${addressOf(pattern, id)}.data`])
      for (const intent of INTENTS) {
        const body = new URLSearchParams({
          intent,
          id: ids.consultation!,
          quote_id: randomUUID(),
          applicationId: ids.application!,
          firstName: "Mallory",
        });
        const { status, location, body: answered } = await knock(address, { method: "POST", body });
        const isData = address.endsWith(".data");
        const refused = NOTHING[pattern]?.post ?? (isData && pattern === "/messages" ? 400 : undefined);
        expect([address, intent, status]).toEqual([address, intent, refused ?? (isData ? 202 : 302)]);
        if (status === 302) expect(location).toMatch(/^\/auth\?next=/);
        if (status === 202) expect(answered).toContain("/auth?next=");
      }
  expect(await everything()).toEqual(before);
});

test.each(guarded)("$pattern takes no PUT, PATCH or DELETE from the signed-out", async ({ pattern }) => {
  const address = addressOf(pattern, ids.consultation!);
  for (const method of ["PUT", "PATCH", "DELETE"]) {
    const { status } = await knock(address, { method, body: new URLSearchParams({ intent: "withdraw" }) });
    expect([address, method, status >= 300 && status < 500]).toEqual([address, method, true]);
  }
  expect(await everything()).toEqual(before);
});
