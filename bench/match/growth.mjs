// The engine's own figures: every size gets the same queries in turn, in one run, compared with a full sort of all advisors.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { startDebianPostgres } from "../../scripts/debian-postgres.mjs";
import { openModules } from "../app-modules.mjs";
import { makeFolder, removeFolder } from "../servers.mjs";
import { loadAdvisors } from "./load.mjs";
import { kindsOfQuestions, questions } from "./questions.mjs";

const NOW = new Date("2026-12-01T09:07:00Z");
const ROUNDS = Number(process.env.MATCH_ROUNDS ?? 120);
const WARM_UP = 30;
/** Limits per kind and size for the full sort, which takes too long with a million to be timed often. */
const FULL_ROUNDS = 24;
const FULL_MILLISECONDS = 10_000;
/** Comparing a word with all biographies takes minutes beyond this size. */
const MAX_COMPARED_BY_LETTERS = 10_000;

/**
 * Opens PostgreSQL with one database per size: Debian's if it is installed, else the embedded one. MATCH_SERVER names another, with a
 * superuser, where previously loaded data is queried again.
 */
export async function openSizes(sizes, { isEmbedded = false } = {}) {
  const modules = await openModules();
  const folder = makeFolder();
  const given = process.env.MATCH_SERVER;
  const debian = isEmbedded || given ? null : await startDebianPostgres();
  const embedded =
    debian || given ? null : await (await modules.load("db/embedded/supervisor.server.ts")).openEmbeddedDatabase({ dataDir: folder });
  const where = embedded ? embedded.connection : serverOf(given ?? debian.url);
  const databases = [];
  for (const size of sizes) databases.push(await openSize(modules, where, size, folder));
  return {
    modules,
    databases,
    where,
    server: debian ? `PostgreSQL ${debian.version}` : "embedded PostgreSQL",
    async close() {
      for (const { pool } of databases) await pool.end();
      await (debian ?? embedded)?.stop();
      await modules.close();
      removeFolder(folder);
    },
  };
}

async function openSize(modules, where, size, folder) {
  const database = `bench_${size}`;
  const first = new pg.Client(where);
  await first.connect();
  await first.query("alter system set max_wal_size = '8GB'");
  await first.query("alter system set maintenance_work_mem = '512MB'");
  await first.query("select pg_reload_conf()");
  const { rowCount } = await first.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await first.query(`create database ${database}`);
  await first.end();
  const { migrateDatabase } = await modules.load("db/migrate.server.ts");
  await migrateDatabase({ ...where, database });
  const pool = new pg.Pool({ ...where, database, max: 8 });
  const connection = drizzle({ client: pool });
  await (await modules.load("features/topics/topics.server.ts")).syncTopics(connection);
  const client = await pool.connect();
  const isLoaded = rowCount > 0 && (await client.query("select from adviser_words limit 1")).rowCount > 0;
  const seconds = isLoaded ? 0 : await loadAdvisors(client, size, folder);
  client.release();
  process.stderr.write(`  ${size.toLocaleString("en")} advisors loaded in ${seconds.toFixed(0)} s\n`);
  const { rows: topics } = await pool.query("select id, slug from topics order by name");
  return { size, database, pool, connection, topics, seconds };
}

/** Milliseconds of each kind of query by size, ours and (where there is one) of the full sort, and how often both returned the same ten. */
export async function measureGrowth({ modules, databases }) {
  const [candidates, directory, ranking, plans] = await Promise.all(
    ["candidates.server.ts", "directory.server.ts", "ranking.server.ts", "text-plan.server.ts"].map((file) =>
      modules.load(`features/matching/${file}`),
    ),
  );
  const engine = { ...candidates, ...directory, ...ranking };
  const asked = questions(WARM_UP + ROUNDS);
  const results = [];
  for (const name of Object.keys(kindsOfQuestions({ engine, topics: databases[0].topics }))) {
    const ours = new Map(databases.map(({ size }) => [size, []]));
    const full = new Map(databases.map(({ size }) => [size, []]));
    const named = new Map(databases.map(({ size }) => [size, []]));
    for (const [round, question] of asked.entries())
      for (const { size, connection, topics } of databases) {
        const [mine, milliseconds] = await timed(() => kindsOfQuestions({ engine, topics })[name].ours(connection, question, NOW));
        named.get(size).push(mine);
        if (round >= WARM_UP) ours.get(size).push(milliseconds);
      }
    // A full sort evicts the engine's data from memory, so it runs after the engine.
    let same = 0;
    let compared = 0;
    for (let round = WARM_UP; round < WARM_UP + FULL_ROUNDS; round += 1)
      for (const { size, connection, pool, topics } of databases) {
        const kind = kindsOfQuestions({ engine, topics })[name];
        const spent = full.get(size).reduce((sum, each) => sum + each, 0);
        if (!kind.full || spent > FULL_MILLISECONDS || (name === "misspelt word" && size > MAX_COMPARED_BY_LETTERS)) continue;
        const statement = await kind.full(asked[round], (text) => plans.planText(connection, text, { words: "all" }, size));
        const [theirs, fullMilliseconds] = await timed(() => pool.query(statement));
        full.get(size).push(fullMilliseconds);
        if (name === "misspelt word") continue;
        compared += 1;
        if (JSON.stringify(theirs.rows.map(({ id }) => id)) === JSON.stringify(named.get(size)[round])) same += 1;
      }
    results.push({ name, ours, full, same, compared });
  }
  return results;
}

async function timed(work) {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
}

function serverOf(url) {
  const { searchParams, username } = new URL(url);
  return { host: searchParams.get("host"), user: username, database: "postgres" };
}
