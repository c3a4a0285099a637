import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import pg from "pg";
import { openModules } from "../app-modules.mjs";
import { makePeople } from "../people.mjs";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";
import { median } from "../table.mjs";

const ROUNDS = 3;
const BOOKINGS = 200;
const AT_ONCE = 8;
const PEOPLE = 40;
const TOPIC = "Business Strategy";
const GOAL = 0.3;

/**
 * Bookings a second over HTTP, each by a quote of its own, compared with the bare statements of one: the session, the quote, the advisor's
 * row and time, and the rows that a booking writes, from as many connections.
 */
export async function measure() {
  const folder = makeFolder();
  // Without the day's backup, which begins with a new folder and would fall into the rounds.
  const ours = await startOurs(folder, { path: "/livez", env: { DEMO: "0", BACKUP_HOURS: "0" } });
  const modules = await openModules();
  const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
  const database = await openEmbeddedDatabase({ dataDir: folder });
  const pool = new pg.Pool({ ...database.connection, max: AT_ONCE });
  // Ignores connections that close as the database stops.
  pool.on("error", () => undefined);
  const people = await makePeople(pool, PEOPLE);
  const quotes = await makeQuotes(pool, people, (2 * ROUNDS + 2) * BOOKINGS);
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const overHttp = (quote) => book(ours.url, agent, quote);
  // Warm-up: the first ones find nothing prepared.
  await ratePerSecond(quotes.splice(0, BOOKINGS), overHttp);
  const bare = await bareBooking(pool, quotes.shift(), overHttp);
  await ratePerSecond(quotes.splice(0, BOOKINGS - 1), bare);
  const rates = { http: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.http.push(await ratePerSecond(quotes.splice(0, BOOKINGS), overHttp));
    rates.bare.push(await ratePerSecond(quotes.splice(0, BOOKINGS), bare));
  }
  agent.destroy();
  await pool.end();
  await database.stop();
  await modules.close();
  await ours.stop();
  removeFolder(folder);
  const [rate, against] = [median(rates.http), median(rates.bare)];
  return [
    {
      name: "bookings over HTTP, a second",
      ours: rate,
      unit: "/s",
      against,
      againstName: "their bare statements",
      goal: `≥ ${GOAL}`,
      isMet: rate / against >= GOAL,
    },
  ];
}

/** Creates quotes, each for an hour of an advisor of its own, for the people in turn. */
async function makeQuotes(pool, people, count) {
  const { rows: made } = await pool.query(
    "insert into users (email, email_confirmed_at) select 'advisor-' || n || '@example.com', now() from generate_series(1, $1::int) n returning id",
    [count],
  );
  const users = made.map(({ id }) => id);
  await pool.query(
    "insert into profiles (user_id, email, timezone) select id, email, 'UTC' from users where id = any($1) on conflict do nothing",
    [users],
  );
  const { rows: advisors } = await pool.query(
    `insert into advisers (user_id, slug, category, first_name, last_name, display_name, timezone, hourly_rate)
     select id, 'advisor-' || n, 'business', 'Ada', 'Advisor', 'Ada Advisor', 'UTC', 10000 from unnest($1::uuid[]) with ordinality as u(id, n)
     returning id, user_id as "userId"`,
    [users],
  );
  const ids = advisors.map(({ id }) => id);
  await pool.query(
    "insert into adviser_topics (adviser_id, topic_id, is_primary) select a, t.id, true from unnest($1::uuid[]) a, topics t where t.name = $2",
    [ids, TOPIC],
  );
  await pool.query(
    "insert into weekly_hours (adviser_id, weekday, start_minute, end_minute) select a, d, 0, 1440 from unnest($1::uuid[]) a, generate_series(1, 7) d",
    [ids],
  );
  const clients = advisors.map((_, index) => people[index % people.length]);
  const { rows } = await pool.query(
    `insert into quotes (client_id, adviser_id, topic_id, starts_at, duration_minutes, urgency, currency, hourly_rate, base_price, surge_tenths, surge_amount,
       rush_fee, total_price, expires_at)
     select c, a, t.id, date_trunc('hour', now()) + interval '3 days', 60, 'normal', 'USD', 10000, 10000, 10, 0, 0, 10000, now() + interval '1 hour'
     from unnest($1::uuid[], $2::uuid[]) as pairs(c, a), topics t where t.name = $3
     returning id, client_id as "clientId", adviser_id as "advisorId", starts_at as "startsAt"`,
    [clients.map(({ id }) => id), ids, TOPIC],
  );
  await pool.query("analyze");
  const personOf = new Map(people.map((person) => [person.id, person]));
  const userOf = new Map(advisors.map(({ id, userId }) => [id, userId]));
  return rows.map((quote) => ({ ...quote, person: personOf.get(quote.clientId), advisorUser: userOf.get(quote.advisorId) }));
}

/** Bookings a second of these quotes, at a fixed concurrency. */
async function ratePerSecond(quotes, bookOne) {
  const began = performance.now();
  const left = [...quotes];
  const one = async () => {
    for (let quote = left.pop(); quote; quote = left.pop()) await bookOne(quote);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (quotes.length * 1000) / (performance.now() - began);
}

/** Books over HTTP; resolves with the consultation's id. */
function book(site, agent, { id, advisorId, startsAt, person }) {
  const body = JSON.stringify({
    adviser_id: advisorId,
    topic_name: TOPIC,
    scheduled_time: startsAt.toISOString(),
    duration_minutes: 60,
    quote_id: id,
  });
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": body.length, origin: site, cookie: person.cookie };
    const sent = request(`${site}/functions/create-consultation`, { method: "POST", agent, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => (text += chunk));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text).consultation_id);
        else reject(new Error(`a booking was answered ${answer.statusCode}: ${text}`));
      });
    });
    sent.on("error", reject).end(body);
  });
}

const SESSION =
  "select s.*, u.*, p.* from sessions s join users u on u.id = s.user_id join profiles p on p.user_id = u.id where s.token_hash = $1";
const QUOTE = "select q.*, t.name from quotes q join topics t on t.id = q.topic_id where q.id = $1 and q.client_id = $2";
const HOURS = "select * from weekly_hours where adviser_id = $1";
const TAKEN = "select held from consultations where adviser_id = $1 and held is not null";
const ADVISOR = "select * from advisers where id = $1 for update";

/** Books once over HTTP and records the rows written; returns a function that writes the same rows for another quote, in one transaction. */
async function bareBooking(pool, sample, overHttp) {
  const consultation = await overHttp(sample);
  const written = await rowsOf(pool, consultation);
  const ids = new Set(written.flatMap(({ columns, values }) => values.filter((_, at) => columns[at] === "id")));
  const inserts = written.map(({ table, columns }, index) => ({
    name: `insert_${index}`,
    text: `insert into "${table}" (${columns.map((name) => `"${name}"`).join(", ")}) values (${columns.map((_, at) => `$${at + 1}`).join(", ")})`,
  }));
  return async (quote) => {
    const swapped = new Map([...ids].map((id) => [id, randomUUID()]));
    swapped.set(sample.id, quote.id).set(sample.advisorId, quote.advisorId).set(sample.clientId, quote.clientId);
    swapped.set(sample.advisorUser, quote.advisorUser);
    const own = (text) => text?.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => swapped.get(id) ?? id) ?? null;
    const client = await pool.connect();
    try {
      await client.query({ name: "session", text: SESSION, values: [quote.person.hash] });
      await client.query({ name: "quote", text: QUOTE, values: [quote.id, quote.clientId] });
      await client.query("begin");
      await client.query({ name: "hours", text: HOURS, values: [quote.advisorId] });
      await client.query({ name: "taken", text: TAKEN, values: [quote.advisorId] });
      await client.query({ name: "advisor", text: ADVISOR, values: [quote.advisorId] });
      for (const [index, { values }] of written.entries()) await client.query({ ...inserts[index], values: values.map(own) });
      await client.query("commit");
    } finally {
      client.release();
    }
  };
}

/** Every row that references a consultation, the consultation first: the table, the written columns, and their values as text. */
async function rowsOf(pool, consultation) {
  const { rows: tables } = await pool.query(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
     group by table_name order by table_name <> 'consultations'`,
  );
  const found = [];
  for (const { name, columns } of tables) {
    const read = columns.map((column) => `"${column}"::text`).join(", ");
    const { rows } = await pool.query({
      text: `select ${read} from "${name}" as t where strpos(t::text, $1) > 0`,
      values: [consultation],
      rowMode: "array",
    });
    for (const values of rows) found.push({ table: name, columns, values });
  }
  return found;
}
