import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

/** Whether Debian's PgBouncer is installed. */
export const hasPgBouncer = spawnSync("sh", ["-c", "command -v pgbouncer"]).status === 0;

/** Returns an unused port. */
export function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A real PgBouncer in transaction mode in front of a database. */
export class Pooler {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "pooler-"));
  #child: ChildProcess | undefined;
  #port = 0;

  /** Starts it with at most `most` connections to the database, each with `settings`; returns its URL. */
  async start({ host, port, user, password, database }: pg.ClientConfig, most: number, settings: string) {
    this.#port = await freePort();
    const target = `host=${host} port=${port} user=${user}${password ? ` password=${password}` : ""} dbname=${database}`;
    chmodSync(this.#folder, 0o755);
    writeFileSync(path.join(this.#folder, "users"), `"${user}" "${password ?? ""}"\n`);
    writeFileSync(
      path.join(this.#folder, "pgbouncer.ini"),
      `[databases]
${database} = ${target} ${settings}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.#port}
unix_socket_dir =
auth_type = any
auth_file = ${this.#folder}/users
admin_users = ${user}
pool_mode = transaction
default_pool_size = ${most}
max_client_conn = 200
`,
    );
    const runAs = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
    this.#child = spawn("pgbouncer", [...runAs, path.join(this.#folder, "pgbouncer.ini")], { stdio: "ignore" });
    const url = `postgres://${user}@127.0.0.1:${this.#port}/${database}`;
    for (let tries = 0; !(await answers(url)); tries += 1) {
      if (tries > 100) throw new Error("PgBouncer does not answer");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return url;
  }

  async stop() {
    const ended = new Promise((resolve) => this.#child?.once("close", resolve));
    this.#child?.kill("SIGKILL");
    if (this.#child) await ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function answers(connectionString: string) {
  const client = new pg.Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}
