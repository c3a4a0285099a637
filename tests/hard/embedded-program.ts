// Started by embedded-processes.ts as a separate process: opens the database of DATA_DIR and does what its first argument says.
import { writeSync } from "node:fs";
import pg from "pg";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";

const say = (line: string) => writeSync(1, `${line}\n`);

async function main() {
  const { DATA_DIR = "", SYSTEM_FOLDER, PREFIX = "row" } = process.env;
  const database = await openEmbeddedDatabase({ dataDir: DATA_DIR, systemFolder: SYSTEM_FOLDER, log: (line) => say(`log ${line}`) });
  let isLeaving = false;
  process.on("SIGTERM", () => {
    isLeaving = true;
  });
  process.on("SIGUSR2", () => say(`owner ${database.isOwner()}`));
  say(`open ${JSON.stringify({ pid: database.pid(), owner: database.isOwner(), folder: database.folder, timings: database.timings })}`);

  const pool = new pg.Pool({ ...database.connection, max: 1, connectionTimeoutMillis: 2000 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const mode = process.argv[2];
  if (mode === "write") for (let number = 0; !isLeaving; number += 1) await writeRow(pool, `${PREFIX}-${number}`, () => isLeaving);
  if (mode === "hold") await new Promise<void>((resolve) => process.on("SIGTERM", () => resolve()));
  await pool.end();
  await database.stop();
  say("stopped");
}

/** Retries until the row is acknowledged: after a lost connection it may have been stored or not, so finding it counts as success. */
async function writeRow(pool: pg.Pool, id: string, isLeaving: () => boolean) {
  let trouble = "";
  for (let attempt = 0; ; attempt += 1) {
    try {
      await pool.query("create table if not exists written (id text primary key, padding text)");
      await pool.query("insert into written values ($1, repeat('x', 2000))", [id]);
      return say(`ack ${id}`);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      if (code === "23505" && attempt > 0) return say(`ack ${id}`);
      if (trouble !== (code ?? message)) say(`failed ${code ?? message}`);
      trouble = code ?? message;
      if (isLeaving()) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

main().catch((error: Error) => {
  say(`error ${error.message}`);
  process.exitCode = 1;
});
