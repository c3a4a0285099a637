// The assistant's own answers to needs, on the demo's directory in an embedded database.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openModules } from "../app-modules.mjs";
import { makeFolder, removeFolder } from "../servers.mjs";

export async function openEngine() {
  const folder = makeFolder();
  process.env.DATA_DIR = folder;
  const modules = await openModules();
  const { openEmbeddedDatabase } = await modules.load("db/embedded/supervisor.server.ts");
  const embedded = await openEmbeddedDatabase({ dataDir: folder });
  const { migrateDatabase } = await modules.load("db/migrate.server.ts");
  await migrateDatabase(embedded.connection);
  const client = await modules.load("db/client.server.ts");
  const db = client.connectDatabase(embedded.connection);
  await (await modules.load("features/topics/topics.server.ts")).syncTopics(db);
  await (await modules.load("start/demo.server.ts")).makeDemo();
  const { TOPICS } = await modules.load("features/catalog/topics.ts");
  const assistant = await modules.load("features/assistant/recommend/answer-need.server.ts");
  const readers = await openReaders(modules);
  return {
    cost: readers.cost,
    people: await readPeople(db, await modules.load("features/money/reference-rates.ts")),
    categoryOf: (topic) => TOPICS.find(({ name }) => name === topic).category,
    /** Reads by `dictionary`, `classifier` or `both`, which people get. */
    answer: (need, by) => assistant.answerNeed(db, { text: need.text, isDocument: need.kind === "document" }, new Date(), readers.by[by]),
    query: async (text, values) => (await db.$client.query(text, values)).rows,
    async close() {
      await client.disconnectDatabase();
      await embedded.stop();
      await modules.close();
      removeFolder(folder);
    },
  };
}

async function readPeople(db, { approximately }) {
  const { rows } = await db.$client.query(`
    select slug, city, languages, hourly_rate, currency,
      (select array_agg(name order by is_primary desc, name) from adviser_topics join topics on topics.id = topic_id where adviser_id = advisers.id) as topics
    from advisers where availability_status <> 'away'`);
  return rows.map(({ hourly_rate, currency, ...person }) => ({
    ...person,
    rateInDollars: approximately(hourly_rate, currency, "USD") / 100,
  }));
}

/** The ways of reading a text and their costs: memory to load them, and time per text. */
async function openReaders(modules) {
  const { understand } = await modules.load("features/assistant/understand/understand.ts");
  const { readerOf } = await modules.load("features/topics/classifier/reading.ts");
  const { loadWeights } = await modules.load("features/topics/classifier/weights.server.ts");
  // What is still held: garbage of loading would count as memory or not, by chance.
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  const bytes = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const empty = bytes();
  understand("a patent");
  const withDictionary = bytes();
  const weights = await loadWeights();
  const withWeights = bytes();
  const { textReader } = await modules.load("features/topics/classifier/read-text.server.ts");
  const by = { dictionary: null, classifier: readerOf(weights, { withDictionary: false }), both: await textReader() };
  const megabytes = { dictionary: withDictionary - empty, classifier: withWeights - withDictionary, both: withWeights - empty };
  const cost = (name, texts) => {
    const read = () => {
      for (const text of texts) understand(text, null, by[name]?.(text) ?? null);
    };
    read();
    const began = process.cpuUsage();
    read();
    return { milliseconds: process.cpuUsage(began).user / 1_000 / texts.length, megabytes: megabytes[name] / 1e6 };
  };
  return { by, cost };
}
