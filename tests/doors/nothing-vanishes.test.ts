import { afterAll, beforeAll, expect, test } from "vitest";
import { everyQuestion, formName, type Question, requestOf, spelled } from "../support/access/ask";
import { type Fields, formsOf } from "../support/access/forms";
import { makeScene, type Scene } from "../support/access/scene";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { ORIGIN } from "../support/site";
import { StoppableDatabase } from "../support/stoppable-database";

let database: StoppableDatabase;
const site = useInhabitedSite({
  environment: { MAX_WAIT_SECONDS: "2" },
  databaseThrough(where) {
    database = new StoppableDatabase(where);
    return database.open(where);
  },
});
let scene: Scene;
let forms: Record<string, Fields>;
beforeAll(async () => {
  scene = await makeScene(site);
  forms = formsOf(scene);
});
afterAll(() => database.close());

/** Requests that come from no page of ours, or from none that stays. */
const ELSE =
  /^\/(functions\/|csp-reports|admin\/videos\/upload|theme|auth\/sign-out|\*|messages (report|read|file)|advisor-profile\/sessions (note|reply|review|reportReview|addWords)|become-advisor (submit|next))/;
const nameOf = (question: Question) => `${question.route.pattern} ${formName(question)}`;
const questions = everyQuestion().filter((question) => question.method === "POST" && question.form?.name && !ELSE.test(nameOf(question)));

/** Returns the person a form is for. */
function senderOf(question: Question) {
  const { pattern } = question.route;
  // A person waiting for a confirmation email has no session yet.
  if (/ (?:send-again|confirm-code)$/.test(nameOf(question))) return null;
  if (pattern.startsWith("/auth") || pattern === "/become-advisor" || pattern === "/ai-assistant") return null;
  if (pattern.startsWith("/admin")) return "an admin" as const;
  return pattern.startsWith("/advisor-profile") ? ("her advisor" as const) : ("Ann" as const);
}

async function visitorFor(question: Question) {
  const name = senderOf(question);
  return name ? enter(site, scene.place.viewers[name]) : site.visitor();
}

/** Posts a form with its typed values, as a browser without script does or as the app does. */
async function send(question: Question, visitor: Client, as: "page" | "data" = "page") {
  const { path, init } = requestOf(question, scene, forms);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { host: new URL(ORIGIN).host, origin: ORIGIN, cookie };
  const answer = await site.fetch(
    new Request(ORIGIN + spelled(question, path, as), { ...init, headers, redirect: "manual" } as RequestInit),
  );
  const body = await answer.text();
  return { status: answer.status, location: answer.headers.get("location"), isOfRouter: answer.headers.has("x-remix-response"), body };
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;");

/** Returns the typed words that are missing from the response. */
function lost(question: Question, body: string) {
  const fields = forms[`${question.route.pattern} ${formName(question)}`] ?? forms[formName(question)] ?? {};
  const typed = Object.entries(fields).filter(([name, value]) => typeof value === "string" && / |@/.test(value) && !/^was\./.test(name));
  return typed.map(([, value]) => String(value)).filter((value) => !body.includes(escaped(value)));
}

const SCREEN = "Something went wrong";

test("there are forms enough to go over", () => {
  expect(questions.length).toBeGreaterThan(150);
});

test("a form that the server fails at is answered with its page, and what was typed stands there", async () => {
  await site.rows("create function break_write() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose'; end $$");
  const tables = await site.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('sessions', 'rate_limits')",
  );
  const failed: string[] = [];
  let count = 0;
  const visitors = new Map<string, Client>();
  for (const question of questions) visitors.set(nameOf(question), await visitorFor(question));
  for (const { name } of tables)
    await site.rows(
      `create trigger a_break before insert or update or delete on ${name} for each statement execute function break_write()`,
    );
  for (const question of questions) {
    const { status, body } = await send(question, visitors.get(nameOf(question))!);
    if (status < 500) continue;
    count += 1;
    const missing = lost(question, body);
    if (body.includes(SCREEN) || missing.length > 0)
      failed.push(`${nameOf(question)} ${status} ${body.includes(SCREEN) ? "SCREEN" : ""} ${missing}`);
  }
  await site.rows("drop function break_write cascade");
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(60);
});

test("without a database every form is a 503 that gives back what was typed, and the app is told in a way that keeps its page", async () => {
  const visitors = new Map<string, Client>();
  for (const question of questions) visitors.set(nameOf(question), await visitorFor(question));
  database.cut();
  const failed: string[] = [];
  for (const question of questions) {
    const visitor = visitors.get(nameOf(question))!;
    const page = await send(question, visitor);
    const missing = page.status >= 500 ? lost(question, page.body) : [];
    if (page.status === 500 || page.body.includes(SCREEN) || missing.length > 0)
      failed.push(`${nameOf(question)} ${page.status} ${page.body.includes(SCREEN) ? "SCREEN" : ""} ${missing}`);
    const data = await send(question, visitor, "data");
    if (data.status === 500) failed.push(`${nameOf(question)} data 500`);
  }
  database.goOn();
  await expect.poll(async () => (await site.visitor().get("/readyz")).status).toBe(200);
  expect(failed).toEqual([]);
});

test("a form whose session has ended leads to sign in and back to its page", async () => {
  const failed: string[] = [];
  const own = questions.filter((each) => senderOf(each));
  expect(own.length).toBeGreaterThan(100);
  for (const question of own) {
    const { status, location } = await send(question, site.visitor());
    const isLed = location?.startsWith("/auth?next=") || location === "/auth";
    if (!isLed) failed.push(`${nameOf(question)} ${status} ${location}`);
  }
  expect(failed).toEqual([]);
});

test("a button whose session has ended says at the sign-in that it did nothing; a stranger is told of no session", async () => {
  const path = "/consultations/5b0c2b50-6f4f-4b3a-9d3c-0d7c3b6a1f00";
  const person = await site.person("ended@example.com");
  await site.rows("delete from sessions where user_id = (select id from users where email = 'ended@example.com')");
  for (const [who, isSaid] of [
    [person, true],
    [site.visitor(), false],
  ] as const) {
    const answer = await who.post(path, { intent: "agreeToTime" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/auth?next=${encodeURIComponent(path)}`]);
    const signIn = await (await who.get(answer.headers.get("location") ?? "")).text();
    expect(signIn.includes("You have been signed out, so that was not done.")).toBe(isSaid);
  }
});

test("who is led to sign in since their session has ended reads so on the page; who comes on their own, or never had one, does not", async () => {
  const person = await site.person("over@example.com");
  await site.rows("delete from sessions where user_id = (select id from users where email = 'over@example.com')");
  const said = /role="status"[^>]*>Your session has ended. Please sign in to pick up where you left off./;
  const led = (await person.get("/consultations")).headers.get("location") ?? "";
  expect(await (await person.get(led)).text()).toMatch(said);
  expect(await (await person.get("/auth")).text()).not.toMatch(said);
  expect(await (await site.visitor().get(led)).text()).not.toMatch(said);
});

test("the client app is told that a form's session has ended, and of no form whose own answer is the sign-in page", async () => {
  const answer = async (path: string, values: Record<string, string>) => (await site.visitor().post(`${path}`, values)).text();
  const led = await answer("/notifications.data", { intent: "read" });
  const sent = await answer("/auth.data?next=%2Fprofile", { intent: "send-again", email: "nobody@example.com" });
  expect([led.includes('"/auth?ended=1&next=%2Fnotifications"'), sent.includes('"/auth?next=%2Fprofile"')], led + sent).toEqual([
    true,
    true,
  ]);
});
