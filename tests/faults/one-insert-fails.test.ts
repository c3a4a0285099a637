// F14: one statement of each write fails: everything is stored, or nothing.
import sharp from "sharp";
import { expect, test } from "vitest";
import type { AdvisorMatch } from "#app/features/booking/request/match";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { filesIn } from "../support/invariants/files";
import { brokenInvariants } from "../support/invariants/invariants";
import { book, bookingFor } from "../support/json-requests";
import { isLongRun } from "../support/long";
import { aClient, anAdvisor } from "../support/people";
import { ORIGIN } from "../support/site";

const site = useInhabitedSite();

const DAY_MS = 86_400_000;
let days = 7;
/** A different hour for each request. */
const nextHour = () => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + ++days * DAY_MS).toISOString();

/** Prepares a write, and returns the function that does it. */
type Scene = () => Promise<() => Promise<Response>>;

async function aBooking() {
  await anAdvisor();
  const client = await enter(site, await aClient());
  const asked = await client.json("/functions/match-adviser", { requested_topic: "Business Strategy", requested_time: nextHour() });
  const { matches } = (await asked.json()) as { matches: AdvisorMatch[] };
  return () => book(client, bookingFor(matches[0]!));
}

async function aQuestion() {
  const { advisorId } = await anAdvisor();
  const [{ slug }] = (await site.rows<{ slug: string }>("select slug from advisers where id = $1", [advisorId])) as [{ slug: string }];
  const client = await enter(site, await aClient());
  return () => client.post(`/messages?advisor=${slug}`, { intent: "send", text: "May I ask you something?", key: "key-of-this-message" });
}

let people = 0;
async function aSignUp() {
  people += 1;
  const password = "Correct-horse-7";
  const account = { email: `new-${people}@example.com`, password, confirmPassword: password, category: "individual" };
  return () => site.visitor().post("/auth?tab=sign-up", { intent: "sign-up", ...account });
}

async function aPhoto() {
  const client = await enter(site, await aClient());
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("intent", "avatar");
  body.set("photo", new File([picture as BlobPart], "me.png", { type: "image/png" }));
  return () => site.fetch(new Request(`${ORIGIN}/profile`, { method: "POST", body, headers: headersOf(client), redirect: "manual" }));
}

const headersOf = (client: Client) => ({ origin: ORIGIN, host: new URL(ORIGIN).host, cookie: `session=${client.cookies.get("session")}` });

const SCENES: [what: string, scene: Scene][] = [["a question to an advisor", aQuestion]];
const LONG_SCENES: [what: string, scene: Scene][] = [
  ["a booking", aBooking],
  ["a sign-up", aSignUp],
  ["a photo", aPhoto],
];

/** Attempt counters and removals: committed separately, whatever happens to the attempt. */
const BY_ITSELF = new Set(["limit_counts", "file_removals", "job_passes"]);

async function tables() {
  const rows = await site.rows<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public' order by 1");
  return rows.map(({ name }) => name).filter((name) => !BY_ITSELF.has(name));
}

/** Returns the number of rows in each table. */
async function counts() {
  const names = await tables();
  const [row] = await site.rows<Record<string, string>>(
    `select ${names.map((name) => `(select count(*) from ${name}) as ${name}`).join(", ")}`,
  );
  return row!;
}

async function writtenBy(scene: Scene) {
  const write = await scene();
  const before = await counts();
  expect((await write()).status).toBeLessThan(400);
  const after = await counts();
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

test.each(
  isLongRun ? [...SCENES, ...LONG_SCENES] : SCENES,
)("%s of which any insert fails is refused and leaves nothing", async (_what, scene) => {
  await site.rows("create or replace function fault() returns trigger language plpgsql as $$ begin raise exception 'a fault'; end $$");
  const written = await writtenBy(scene);
  expect(written.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const table of written) {
    const write = await scene();
    await site.rows(`create trigger fault before insert on ${table} for each row execute function fault()`);
    const before = await counts();
    const { status } = await write();
    const after = await counts();
    await site.rows(`drop trigger fault on ${table}`);
    const left = Object.keys(after).filter((name) => after[name] !== before[name]);
    if (status < 400 || left.length > 0) found.push(`${table}: ${status}, left in ${left.join(", ") || "nothing"}`);
  }
  expect(found).toEqual([]);
  expect(await brokenInvariants({ ask: site.rows.bind(site), stored: filesIn(site.folder) })).toEqual([]);
});
