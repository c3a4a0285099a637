// The size of an advisor and a consultation in the demo's database, tables and indexes; and the total at the scale of docs/scaling.md.
import pg from "pg";
import { openModules } from "../app-modules.mjs";
import { makeFolder, removeFolder, startOurs } from "../servers.mjs";

/** Tables that grow with consultations; all others but those of the site's own content grow with people and advisors. */
const OF_CONSULTATIONS = /^(consultation|quotes|ledger|reviews|review_|outbox|notifications|held_|payment|payout|receipts|outside_)/;
const OF_ADVISORS = /^(advis|weekly_hours|hours_exceptions)/;

const SIZES = `select relname as name, pg_total_relation_size(c.oid)::float8 as bytes, pg_indexes_size(c.oid)::float8 as indexes
  from pg_class c where relkind in ('r', 'm') and relnamespace = 'public'::regnamespace`;

const ADVISORS = 10_000_000;
const CONSULTATIONS = 100_000_000;
const GIGABYTE = 2 ** 30;

export async function measure() {
  const folder = makeFolder();
  const modules = await openModules();
  const server = await startOurs(folder, { env: { DEMO: "1" } });
  try {
    const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
    const database = await openEmbeddedDatabase({ dataDir: folder });
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query("vacuum full");
    const { rows } = await client.query(SIZES);
    const { rows: counted } = await client.query(
      "select (select count(*)::int from advisers) as advisors, (select count(*)::int from consultations) as consultations",
    );
    await client.end();
    await database.stop();
    return figuresOf(rows, counted[0]);
  } finally {
    await server.stop();
    await modules.close();
    removeFolder(folder);
  }
}

function figuresOf(rows, { advisors, consultations }) {
  const each = (pattern, count) => {
    const found = rows.filter(({ name }) => pattern.test(name));
    const sum = (column) => found.reduce((total, row) => total + row[column], 0) / count;
    return { all: sum("bytes"), indexes: sum("indexes") };
  };
  const [advisor, consultation] = [each(OF_ADVISORS, advisors), each(OF_CONSULTATIONS, consultations)];
  const at = (column) => (advisor[column] * ADVISORS + consultation[column] * CONSULTATIONS) / GIGABYTE;
  return [
    { name: `an advisor, of ${advisors} in the demo`, ours: advisor.all, unit: "bytes" },
    { name: "of that its indexes", ours: advisor.indexes, unit: "bytes" },
    { name: `a consultation, of ${consultations} in the demo`, ours: consultation.all, unit: "bytes" },
    { name: "of that its indexes", ours: consultation.indexes, unit: "bytes" },
    { name: "10 million advisors and 100 million consultations (calculated)", ours: at("all"), unit: "GB" },
    { name: "of that indexes (calculated)", ours: at("indexes"), unit: "GB" },
  ];
}
