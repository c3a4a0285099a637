import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

const NODES = [1, 2, 3];
const PASSWORD = "change-me";
const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const idOf = (kind: "-u" | "-g") => Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);

/** Whether this machine can run a deploy/ha cluster, with nginx in front of two servers. */
export const hasCluster = process.getuid?.() === 0 && ["patroni", "etcd", "haproxy", "nginx"].every(has);

/** The deploy/ha cluster on this machine: three PostgreSQL with Patroni, etcd and HAProxy. */
export class HaCluster {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "ha-"));
  #child: ChildProcess | undefined;
  readonly #database = "sagebridge";

  /** Through HAProxy, to the current primary. */
  get url() {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:5600/${this.#database}`;
  }

  /** Through HAProxy, to any of its replicas. */
  get replicasUrl() {
    return `postgres://postgres:${PASSWORD}@127.0.0.1:5601/${this.#database}`;
  }

  /** Starts it and waits until the primary has two replicas, one of them synchronous. */
  async start() {
    const runAs = { uid: idOf("-u"), gid: idOf("-g") };
    chownSync(this.#folder, runAs.uid, runAs.gid);
    this.#child = spawn("deploy/ha/start.sh", [this.#folder], {
      ...runAs,
      stdio: "ignore",
      env: { PATH: process.env.PATH, HOME: this.#folder },
    });
    await this.#until(
      async () => (await this.#ask("postgres", "select from pg_stat_replication where sync_state = 'sync'")).rowCount === 1,
    );
    await this.#until(async () => (await this.#ask("postgres", "select from pg_stat_replication")).rowCount === NODES.length - 1);
    await this.#ask("postgres", `create database ${this.#database}`);
  }

  /** Queries the primary. */
  rows<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
    return this.#ask<Row>(this.#database, statement, values);
  }

  /** Returns the number of the node that claims to be the primary; null while there is none. */
  async primary() {
    for (const node of NODES) {
      const answer = await fetch(`http://127.0.0.1:801${node}/primary`, { signal: AbortSignal.timeout(1000) }).catch(() => null);
      if (answer?.status === 200) return node;
    }
    return null;
  }

  /** Kills the primary's Patroni and PostgreSQL, as a power failure would. Returns its number. */
  async killPrimary() {
    const node = await this.primary();
    const postmaster = Number(readFileSync(path.join(this.#folder, `n${node}/postmaster.pid`), "utf8").split("\n")[0]);
    const patroni = Number(readFileSync(path.join(this.#folder, `n${node}.pid`), "utf8"));
    for (const pid of [patroni, postmaster]) process.kill(pid, "SIGKILL");
    return node;
  }

  async stop() {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    await ended;
    for (const node of NODES) await this.#endPostmaster(node);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Patroni stops its PostgreSQL itself, unless it was killed first. */
  async #endPostmaster(node: number) {
    try {
      process.kill(Number(readFileSync(path.join(this.#folder, `n${node}/postmaster.pid`), "utf8").split("\n")[0]), "SIGQUIT");
    } catch {
      // Already gone.
    }
  }

  async #ask<Row extends pg.QueryResultRow>(database: string, statement: string, values: unknown[] = []) {
    const client = new pg.Client({
      connectionString: `postgres://postgres:${PASSWORD}@127.0.0.1:5600/${database}`,
      connectionTimeoutMillis: 3000,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      return await client.query<Row>(statement, values);
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async #until(isSo: () => Promise<boolean>) {
    for (let tries = 0; tries < 240; tries += 1) {
      if (await isSo().catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    throw new Error(`The cluster is not ready: see ${this.#folder}`);
  }
}
