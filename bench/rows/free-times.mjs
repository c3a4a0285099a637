import { openModules } from "../app-modules.mjs";
import { makeFolder, removeFolder } from "../servers.mjs";

const CONSULTATIONS = 500;
const BUSY_TIMES = 200;
const DAYS = 30;
const ROUNDS = 300;
const WARM_UP = 20;
const MAX_MILLISECONDS = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Thirty days of one advisor's free times, loaded and computed as listing, matching, quoting and booking do: with 500 consultations,
 * several spans a day, exceptions and busy times from a calendar. Compared with merely reading the same rows.
 */
export async function measure() {
  process.env.SECRET ??= "a-secret-for-benches-that-is-long-enough";
  const folder = makeFolder();
  const modules = await openModules();
  const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
  const { migrateDatabase } = await modules.load("db/migrate.server.ts");
  const client = await modules.load("db/client.server.ts");
  const { freeSpansOf } = await modules.load("features/schedule/schedule.server.ts");
  const database = await openEmbeddedDatabase({ dataDir: folder });
  await migrateDatabase(database.connection);
  const db = client.connectDatabase(database.connection);
  const now = new Date();
  const advisorId = await makeAdvisor(db, now);
  const period = { from: now, to: new Date(now.getTime() + DAYS * DAY_MS), now };
  const ours = await percentile95(() => freeSpansOf(db, [advisorId], period));
  const bare = await percentile95(() =>
    db.execute(`select scheduled_time, blocked_until from consultations where adviser_id = '${advisorId}'`),
  );
  const spans = (await freeSpansOf(db, [advisorId], period)).get(advisorId);
  if (spans.length < DAYS) throw new Error(`only ${spans.length} spans are free: this measures nothing`);
  await client.disconnectDatabase();
  await database.stop();
  await modules.close();
  removeFolder(folder);
  return [
    {
      name: `free times: ${DAYS} days, ${CONSULTATIONS} consultations, p95`,
      ours,
      unit: "ms",
      against: bare,
      againstName: "reading the rows",
      goal: `<= ${MAX_MILLISECONDS} ms`,
      isMet: ours <= MAX_MILLISECONDS,
    },
  ];
}

async function percentile95(work) {
  const times = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const began = performance.now();
    await work();
    if (round >= WARM_UP) times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS * 0.95)];
}

/** Creates an advisor in New York with two spans a day, days off, 500 consultations over the next months and a busy calendar. */
async function makeAdvisor(db, now) {
  const { rows } = await db.execute(`
    with client as (insert into users (email) values ('client@bench.example') returning id),
    person as (insert into users (email) values ('advisor@bench.example') returning id),
    adviser as (insert into advisers (user_id, slug, category, first_name, last_name, display_name, timezone, buffer_minutes, most_a_day)
      select id, 'bench', 'business', 'Ada', 'Bench', 'Ada Bench', 'America/New_York', 15, 12 from person returning id),
    topic as (insert into topics (name, name_key, slug, category) values ('Bench', 'bench', 'bench', 'business') returning id)
    select adviser.id as advisor, client.id as client, topic.id as topic from adviser, client, topic`);
  const { advisor, client, topic } = rows[0];
  for (let weekday = 1; weekday <= 7; weekday++)
    await db.execute(
      `insert into weekly_hours (adviser_id, weekday, start_minute, end_minute) values ('${advisor}', ${weekday}, 480, 720), ('${advisor}', ${weekday}, 780, 1200)`,
    );
  await db.execute(
    `insert into hours_exceptions (adviser_id, date) select '${advisor}', current_date + 7 * week from generate_series(1, 20) week`,
  );
  const first = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS;
  const start = (index) => new Date(first + Math.floor(index / 6) * DAY_MS + (index % 6) * 2 * HOUR_MS);
  const after = (time, minutes) => new Date(time.getTime() + minutes * 60_000).toISOString();
  const consultations = Array.from({ length: CONSULTATIONS }, (_, index) => {
    const at = start(index);
    return `('${client}', '${advisor}', '${topic}', 'Bench', 'accepted', '${at.toISOString()}', '${after(at, 30)}', '${after(at, 45)}', 30, 'normal', 'USD', 10000, 5000, 10, 0, 0, 5000, 'bench-${index}', '${at.toISOString()}')`;
  });
  await db.execute(`insert into consultations (client_id, adviser_id, topic_id, topic_name, status, scheduled_time, ends_at, blocked_until, duration_minutes,
    urgency, currency, hourly_rate, base_price, surge_tenths, surge_amount, rush_fee, total_price, idempotency_key, expires_at) values ${consultations}`);
  const { rows: feeds } = await db.execute(
    `insert into calendar_feeds (adviser_id, host, address, address_hash, next_read_at) values ('${advisor}', 'bench.example', '\\x00', '\\x00', 'infinity') returning id`,
  );
  const busy = Array.from({ length: BUSY_TIMES }, (_, index) => {
    const at = new Date(first + index * DAY_MS + 13 * HOUR_MS);
    return `('${feeds[0].id}', '${advisor}', '${at.toISOString()}', '${after(at, 50)}')`;
  });
  await db.execute(`insert into busy_times (feed_id, adviser_id, starts_at, ends_at) values ${busy}`);
  await db.execute("analyze");
  return advisor;
}
