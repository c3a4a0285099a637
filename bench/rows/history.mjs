// Tables that grow for ever (messages, consultation events) and one pruned after a month (mails), whole and partitioned by month: their size, and how long it
// takes to drop a month, to read related rows, and to write. Only on request: HISTORY_ROWS (default: a million), HISTORY_TABLES.
import pg from "pg";
import { startDebianPostgres } from "../../scripts/debian-postgres.mjs";
import { openModules } from "../app-modules.mjs";
import { median } from "../table.mjs";

const ROWS = Number(process.env.HISTORY_ROWS ?? 1_000_000);
const MONTHS = 12;
const MORE = Math.min(50_000, ROWS / 20);
const READS = 200;
const MEGABYTE = 2 ** 20;

/** The time of the n-th row: one after the other, over a year. */
const AT = `timestamptz '2025-01-01' + n * (interval '365 days' / ${ROWS})`;

/** The product's tables: `columns` of the n-th row, the columns they are looked up by, and their unique keys. */
const TABLES = {
  messages: {
    time: "sent_at",
    columns: "thread_id, number, sender_id, body, request_key, sent_at",
    row: `md5('t' || n % (${ROWS} / 20))::uuid, n / (${ROWS} / 20), md5('u' || n % (${ROWS} / 50))::uuid, repeat('Words of a message. ', 6), md5('k' || n), ${AT}`,
    together: "select * from $table where thread_id = md5('t' || $1::bigint)::uuid order by number desc limit 50",
    groups: Math.floor(ROWS / 20),
    unique: ["(thread_id, number$time)", "(thread_id, sender_id, request_key$time)"],
  },
  consultation_events: {
    time: "created_at",
    columns: "consultation_id, move, from_status, to_status, actor, actor_id, request_key, created_at",
    row: `md5('c' || n / 4)::uuid, 'accept', 'requested', 'accepted', 'advisor', md5('u' || n % (${ROWS} / 50))::uuid, md5('k' || n)::uuid, ${AT}`,
    together: "select * from $table where consultation_id = md5('c' || $1::bigint)::uuid order by created_at",
    groups: Math.floor(ROWS / 4),
    unique: ["(consultation_id, request_key$time)"],
  },
  outbox: {
    time: "created_at",
    columns: "dedupe_key, kind, recipient, subject, text, html, attempts, sent_at, created_at",
    row: `md5('m' || n), 'consultation-requested', 'p' || n % (${ROWS} / 50) || '@example.com', 'A request for a consultation', '', '', 1, ${AT}, ${AT}`,
    together: "select * from $table where dedupe_key = md5('m' || $1::bigint)",
    groups: ROWS,
    unique: ["(dedupe_key$time)"],
  },
};

export async function measure() {
  if (!process.argv.includes("history")) return [];
  const server = startDebianPostgres();
  if (!server) throw new Error("this needs Debian's PostgreSQL");
  const modules = await openModules();
  const client = new pg.Client(server.url);
  try {
    const { migrateDatabase } = await modules.load("db/migrate.server.ts");
    await migrateDatabase({ connectionString: server.url });
    await client.connect();
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'; set synchronous_commit = off");
    const rows = [];
    for (const name of (process.env.HISTORY_TABLES ?? Object.keys(TABLES).join()).split(","))
      rows.push(...(await measureTable(client, name)));
    return rows;
  } finally {
    await client.end();
    await modules.close();
    server.stop();
  }
}

async function measureTable(client, name) {
  const { time, unique } = TABLES[name];
  await client.query(`create table ${name}_months (like ${name} including defaults) partition by range (${time})`);
  for (let month = 0; month <= MONTHS; month += 1)
    await client.query(`create table ${name}_${month} partition of ${name}_months for values
      from (timestamptz '2025-01-01' + ${month} * interval '365 days' / ${MONTHS}) to (timestamptz '2025-01-01' + ${month + 1} * interval '365 days' / ${MONTHS})`);
  const { rows: others } = await client.query(
    "select indexdef as made from pg_indexes where tablename = $1 and indexdef not like '%UNIQUE%'",
    [name],
  );
  for (const [index, { made }] of others.entries())
    await client.query(made.replace(/INDEX \S+ ON public\.\S+/, `INDEX ${name}_m_${index} ON ${name}_months`));
  // A unique key of a partitioned table must include the month: this one accepts the same row again in another month.
  await client.query(`alter table ${name}_months add primary key (id, ${time})`);
  for (const key of unique) await client.query(`create unique index on ${name}_months ${key.replace("$time", `, ${time}`)}`);
  const whole = await measureOne(client, name, name);
  const parted = await measureOne(client, name, `${name}_months`);
  return Object.entries(whole).map(([what, { value, unit }]) => ({
    name: `${name}, ${ROWS.toLocaleString("en")} rows: ${what}`,
    ours: value,
    unit,
    against: parted[what].value,
    againstName: "by month",
  }));
}

async function measureOne(client, name, table) {
  const { time, columns, row, together, groups } = TABLES[name];
  const ask = (statement, values) => client.query(statement.replaceAll("$table", table), values);
  const timed = async (work) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const fill = (from, to) => ask(`insert into $table (${columns}) select ${row} from generate_series(${from}::bigint, ${to}) n`);
  await fill(1, ROWS);
  const vacuum = await timed(() => ask("vacuum analyze $table"));
  const { rows: sizes } =
    await ask(`select sum(pg_total_relation_size(relid))::float8 as all, sum(pg_indexes_size(relid))::float8 as indexes
    from (select relid from pg_partition_tree('$table') union select '$table'::regclass) one`);
  const reads = [];
  for (let read = 0; read < READS; read += 1) reads.push(await timed(() => ask(together, [Math.floor(Math.random() * groups)])));
  const write = await timed(() => fill(ROWS + 1, ROWS + MORE));
  const goes =
    table === name
      ? async () => {
          await ask(`delete from $table where ${time} < timestamptz '2025-01-01' + interval '365 days' / ${MONTHS}`);
          await ask("vacuum $table");
        }
      : () => ask(`alter table $table detach partition ${name}_0; drop table ${name}_0`);
  const gone = await timed(goes);
  return {
    "all of it": { value: sizes[0].all / MEGABYTE, unit: "MB" },
    "of that indexes": { value: sizes[0].indexes / MEGABYTE, unit: "MB" },
    "a vacuum of all of it": { value: vacuum / 1000, unit: "s" },
    "taking a month away, and what it leaves behind": { value: gone / 1000, unit: "s" },
    "reading what belongs together": { value: median(reads), unit: "ms" },
    "writing a thousand": { value: write / (MORE / 1000), unit: "ms" },
  };
}
