import { setTimeout as wait } from "node:timers/promises";
import { openModules } from "../app-modules.mjs";
import { makeFolder, memoryOf, removeFolder, signIn, startOurs } from "../servers.mjs";

const MINUTES = Number(process.env.MIXED_MINUTES ?? 30);
const PEOPLE_AT_ONCE = 8;
const BETWEEN_MS = 100;
const MEMORY_EVERY_MS = 15_000;
const MAX_GROWTH = 1.1;
const MAX_SLOWER = 1.25;
/** One in this many of the possible booking steps books. */
const BOOKED_EACH = 5;
const TOPIC = "Business Strategy";

/** Half an hour of a site with two servers: visitors, a client, an advisor, and bookings that are withdrawn again, each step on either server. */
export async function measure() {
  const [first, second] = [makeFolder(), makeFolder()];
  const modules = await openModules();
  const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
  const database = await openEmbeddedDatabase({ dataDir: first });
  const { host, port, user, database: name } = database.connection;
  const env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SECRET: "one-secret-for-the-two-servers-of-this-site",
    DEMO: "1",
  };
  const servers = [await startOurs(first, { env }), await startOurs(second, { env })];
  const seen = await underLoad(servers, first);
  for (const server of servers) await server.stop();
  await database.stop();
  await modules.close();
  for (const folder of [first, second]) removeFolder(folder);
  return rowsOf(seen);
}

/** Runs everybody on the site for `MINUTES`. */
async function underLoad(servers, folder) {
  const { url } = servers[0];
  const cookies = { client: await signIn(url, folder, "client"), advisor: await signIn(url, folder, "advisor") };
  const advisors = (await (await fetch(`${url}/sitemap.xml`)).text()).match(/\/advisors\/[^<"?#]+(?=<)/g);
  const seen = { times: [], failures: [], memory: [], bookings: 0 };
  const began = performance.now();
  const end = began + MINUTES * 60_000;
  const ask = async (server, path, { cookie, body, form, mayBe } = {}) => {
    const asked = performance.now();
    const headers = { origin: server.url, ...(cookie && { cookie }), ...(body && { "content-type": "application/json" }) };
    const sent = form ? new URLSearchParams(form) : body && JSON.stringify(body);
    const answer = await fetch(server.url + path, { method: sent ? "POST" : "GET", headers, body: sent, redirect: "manual" });
    const text = await answer.text();
    seen.times.push([asked - began, performance.now() - asked]);
    if (answer.status !== 200 && answer.status !== mayBe) seen.failures.push(`${answer.status} ${path} ${text.slice(0, 200)}`);
    return text;
  };
  const person = async (number) => {
    for (let step = number; performance.now() < end; step += 1) {
      const server = servers[(step + Math.floor(step / steps.length)) % servers.length];
      await steps[step % steps.length]({ ask: (path, asked) => ask(server, path, asked), cookies, advisors, step, seen }).catch((error) =>
        seen.failures.push(String(error)),
      );
      await wait(BETWEEN_MS);
    }
  };
  const weigh = async () => {
    while (performance.now() < end) {
      await wait(Math.min(MEMORY_EVERY_MS, end - performance.now()));
      seen.memory.push([performance.now() - began, ...servers.map(({ pid }) => memoryOf(pid))]);
    }
  };
  await Promise.all([...Array.from({ length: PEOPLE_AT_ONCE }, (_, number) => person(number)), weigh()]);
  return seen;
}

const steps = [
  ({ ask }) => ask("/"),
  ({ ask, step }) => ask(`/advisors/all?q=plan+${step}`),
  ({ ask, advisors, step }) => ask(advisors[step % advisors.length]),
  ({ ask, cookies }) => ask("/consultations", { cookie: cookies.client }),
  ({ ask, step }) => ask(`/search?q=tax+${step % 97}`),
  ({ ask, cookies }) => ask("/advisor-profile", { cookie: cookies.advisor }),
  ({ step, ...site }) => (step % BOOKED_EACH === 0 ? bookAndWithdraw(site) : site.ask("/business/strategy")),
  ({ ask, cookies }) => ask("/messages", { cookie: cookies.client }),
];

/** Books an hour and withdraws; an hour that another has just taken is refused. */
async function bookAndWithdraw({ ask, cookies: { client: cookie }, seen }) {
  const found = await ask("/functions/match-adviser", { cookie, body: { requested_topic: TOPIC, duration_minutes: 30 } });
  const [{ adviser_id, quote_id, scheduled_time }] = JSON.parse(found).matches;
  const body = { adviser_id, topic_name: TOPIC, scheduled_time, duration_minutes: 30, quote_id };
  const booked = JSON.parse(await ask("/functions/create-consultation", { cookie, body, mayBe: 409 }));
  if (!booked.consultation_id) return;
  seen.bookings += 1;
  await ask(`/consultations/${booked.consultation_id}`, { cookie, form: { intent: "withdraw" }, mayBe: 303 });
}

/** Compares the last third with the first, in which everything has been created once. */
function rowsOf({ times, failures, memory, bookings }) {
  for (const failure of new Set(failures)) process.stderr.write(`  ${failure}\n`);
  const third = (MINUTES * 60_000) / 3;
  const p99 = (from) => {
    const part = times.filter(([at]) => at >= from && at < from + third).map(([, took]) => took);
    return part.sort((one, other) => one - other)[Math.floor(part.length * 0.99)];
  };
  const heaviest = (from) =>
    Math.max(...memory.filter(([at]) => at >= from && at < from + third).map(([, ...sizes]) => Math.max(...sizes)));
  const slower = p99(2 * third) / p99(0);
  const growth = heaviest(2 * third) / heaviest(third);
  const asked = `${MINUTES} minutes on two servers, ${times.length} requests, ${bookings} bookings`;
  return [
    { name: `errors in ${asked}`, ours: failures.length, unit: "", goal: "0", isMet: failures.length === 0 },
    {
      name: "p99 of the last third, beside the first",
      ours: p99(2 * third),
      unit: "ms",
      against: p99(0),
      againstName: "first third",
      goal: `≤ ${MAX_SLOWER}`,
      isMet: slower <= MAX_SLOWER,
    },
    {
      name: "memory of the heavier server in the last third, beside the second",
      ours: heaviest(2 * third),
      unit: "MB",
      against: heaviest(third),
      againstName: "second third",
      goal: `≤ ${MAX_GROWTH}`,
      isMet: growth <= MAX_GROWTH,
    },
  ];
}
