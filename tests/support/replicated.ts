import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { debianVersion } from "../../scripts/debian-postgres.mjs";
import { freePort } from "./pooler";

/** Whether Debian's PostgreSQL is installed; two instances of it replicate. */
export const hasReplication = process.getuid?.() === 0 && debianVersion() !== null;

const idOf = (kind: "-u" | "-g") => Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);

type Place = "primary" | "replica";

/** A PostgreSQL and a streaming replica of it, from Debian's programs. */
export class Replicated {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "replicated-"));
  readonly #ports = { primary: 0, replica: 0 };
  readonly #runAs = hasReplication ? { uid: idOf("-u"), gid: idOf("-g") } : {};

  urlOf(place: Place, database = "sagebridge") {
    return `postgres://postgres@127.0.0.1:${this.#ports[place]}/${database}`;
  }

  async start() {
    chownSync(this.#folder, this.#runAs.uid ?? 0, this.#runAs.gid ?? 0);
    this.#ports.primary = await freePort();
    this.#ports.replica = await freePort();
    this.#run("initdb", ["-D", this.#data("primary"), "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]);
    appendFileSync(
      path.join(this.#data("primary"), "postgresql.conf"),
      `unix_socket_directories = '${this.#folder}'\nmax_connections = 60\nfsync = off\nhot_standby = on\nlisten_addresses = '127.0.0.1'\n`,
    );
    this.startNode("primary");
    await this.rows("primary", "create database sagebridge", { database: "postgres" });
    this.#run("pg_basebackup", ["-D", this.#data("replica"), "-R", "-X", "stream", "-c", "fast", "-d", this.urlOf("primary", "postgres")]);
    this.startNode("replica");
  }

  startNode(place: Place) {
    this.#run("pg_ctl", [
      ...["-D", this.#data(place), "-w", "-l", path.join(this.#folder, `${place}.log`)],
      ...["-o", `-p ${this.#ports[place]}`, "start"],
    ]);
  }

  stopNode(place: Place) {
    this.#run("pg_ctl", ["-D", this.#data(place), "-m", "immediate", "stop"]);
  }

  /** Suspends a server with all of its processes (SIGSTOP), or resumes them. */
  signal(place: Place, signal: "SIGSTOP" | "SIGCONT") {
    const postmaster = Number(readFileSync(path.join(this.#data(place), "postmaster.pid"), "utf8").split("\n")[0]);
    const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(postmaster)], { encoding: "utf8" });
    for (const pid of [postmaster, ...stdout.trim().split(/\s+/).map(Number)]) if (pid) signalIfThere(pid, signal);
  }

  async rows(place: Place, statement: string, { database = "sagebridge", values = [] as unknown[] } = {}) {
    const client = new pg.Client({ connectionString: this.urlOf(place, database), connectionTimeoutMillis: 5000 });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query(statement, values)).rows;
    } finally {
      client.end().catch(() => undefined);
    }
  }

  stop() {
    for (const place of ["replica", "primary"] as const) {
      const options = { ...this.#runAs, cwd: "/", stdio: "ignore" } as const;
      spawnSync(this.#program("pg_ctl"), ["-D", this.#data(place), "-m", "immediate", "stop"], options);
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #data(place: Place) {
    return path.join(this.#folder, place);
  }

  #program(name: string) {
    return `/usr/lib/postgresql/${debianVersion()}/bin/${name}`;
  }

  #run(program: string, args: string[]) {
    execFileSync(this.#program(program), args, { ...this.#runAs, cwd: "/", stdio: "ignore" });
  }
}

/** A process may have ended after it was listed. */
function signalIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
