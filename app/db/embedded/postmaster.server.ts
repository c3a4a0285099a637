import { type ChildProcess, spawn } from "node:child_process";
import { readPostmaster } from "./postmaster-pid.server";
import { asPerson, gist, whyNotStarted } from "./program.server";
import type { RunAs } from "./run-as.server";

export type Start = {
  postgres: string;
  folder: string;
  sockets: string;
  runAs: RunAs;
  settings: Record<string, string>;
  /** The pid in a pid file that turned out to be an unrelated process: PostgreSQL then treats that file as stale. */
  strangerPid: number | undefined;
  /** Receives PostgreSQL's messages while it serves: crashes of its processes, a full disk. Never statements or values. */
  log: (line: string) => void;
};

const POLL_MS = 5;

/** Small (one site on one machine), local only, with a log free of user input. Every write is synced to disk. */
const SETTINGS = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "16MB",
  max_connections: "40",
  max_wal_size: "256MB",
  min_wal_size: "32MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  io_method: "sync",
  dynamic_shared_memory_type: "mmap",
  max_worker_processes: "2",
  max_parallel_workers: "0",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "1",
  jit: "off",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_line_prefix: "",
};

/** Starts PostgreSQL and waits until its pid file says that it is ready. Throws an Error of one line when it exits before. */
export function startPostmaster(start: Start): Promise<ChildProcess> {
  const settings = Object.entries({ ...SETTINGS, ...start.settings }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const { env, ...person } = asPerson(start.runAs);
  const child = spawn(start.postgres, ["-D", start.folder, "-k", start.sockets, ...settings], {
    ...person,
    env: start.strangerPid ? { ...env, PG_GRANDPARENT_PID: String(start.strangerPid) } : env,
    // A session of its own: Ctrl-C in the terminal must not reach the database before the server has drained.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  return untilReady(child, start);
}

function untilReady(child: ChildProcess, { folder, log }: Start): Promise<ChildProcess> {
  let output = "";
  let isReady = false;
  child.unref();
  (child.stderr as unknown as { unref: () => void }).unref();
  child.stderr?.on("data", (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-4000);
    if (isReady) for (const line of String(chunk).split("\n").filter(Boolean)) log(line);
  });
  return new Promise((resolve, reject) => {
    const poll = setInterval(() => {
      const found = readPostmaster(folder);
      if (found?.pid !== child.pid || !found?.isReady) return;
      isReady = true;
      clearInterval(poll);
      resolve(child);
    }, POLL_MS);
    const fail = (why: string) => {
      clearInterval(poll);
      reject(new Error(`PostgreSQL did not start: ${why}`));
    };
    child.on("error", (error) => fail(whyNotStarted(error)));
    child.on("close", () => fail(gist(output)));
  });
}
