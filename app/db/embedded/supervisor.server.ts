import type { ChildProcess } from "node:child_process";
import { findBinaries } from "./binaries.server";
import { makeCluster, SUPERUSER } from "./cluster.server";
import { chooseDataFolder, makeOpenFolder, SYSTEM_FOLDER } from "./data-folder.server";
import { hold, startWatcher } from "./holders.server";
import { startPostmaster } from "./postmaster.server";
import { readPostmaster } from "./postmaster-pid.server";
import { keepServing, serve, shutDown } from "./serving.server";
import { makeSocketFolder } from "./sockets.server";

export type EmbeddedDatabase = {
  /** Connection for node-postgres. The host is the socket's folder. */
  connection: { host: string; port: number; user: string; database: string };
  /** The data folder, which for root may be outside DATA_DIR. */
  folder: string;
  /** Whether PostgreSQL is a child of this process, rather than of another process that opened the same folder. */
  isOwner: () => boolean;
  pid: () => number | null;
  /** Call it after the pool has ended. The last process to leave stops PostgreSQL and waits for it; others leave it running. */
  stop: () => Promise<void>;
  /** Milliseconds of each step of opening. */
  timings: { binaries: number; cluster: number; start: number; total: number };
};

export type EmbeddedOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** Additional settings of postgresql.conf, for tests. */
  settings?: Record<string, string>;
  systemFolder?: string;
};

/**
 * Opens the database in DATA_DIR: attaches to a running PostgreSQL, or creates and starts one, and restarts it whenever it ends. Any number
 * of processes may open one folder. Throws an Error whose message is one line for people.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => undefined, settings = {}, systemFolder = SYSTEM_FOLDER } = options;
  const lap = stopwatch();
  const { folder, runAs, isMoved } = chooseDataFolder(dataDir, systemFolder);
  const binaries = findBinaries(runAs, systemFolder);
  if (isMoved) {
    makeOpenFolder(systemFolder);
    log(`The database is kept in ${folder}: PostgreSQL runs as ${runAs.name}, who may not enter ${dataDir}.`);
  }
  const binariesMs = lap();
  await makeCluster(folder, binaries.initdb, runAs);
  const clusterMs = lap();
  const sockets = makeSocketFolder(folder, runAs);
  const holding = hold(sockets);

  let child: ChildProcess | null = null;
  let watcher: ChildProcess | null = null;
  let isStopping = false;

  const start = async (strangerPid: number | undefined) => {
    if (watcher === null || watcher.exitCode !== null || watcher.signalCode !== null) watcher = startWatcher(sockets, folder, runAs);
    const hear = (line: string) => isStopping || log(`PostgreSQL: ${line}`);
    const started = await startPostmaster({ postgres: binaries.postgres, folder, sockets, runAs, settings, strangerPid, log: hear });
    child = started;
    started.on("exit", () => {
      if (child === started) child = null;
      if (!isStopping) keep.now();
    });
  };
  const keep = keepServing(() => serve(folder, start), log);

  try {
    await serve(folder, start);
  } catch (error) {
    isStopping = true;
    holding.leave();
    holding.letGo();
    throw error;
  }
  keep.watch();
  const startMs = lap();
  return {
    connection: { host: readPostmaster(folder)?.socketFolder || sockets, port: 5432, user: SUPERUSER, database: "postgres" },
    folder,
    isOwner: () => child !== null,
    pid: () => readPostmaster(folder)?.pid ?? null,
    timings: { binaries: binariesMs, cluster: clusterMs, start: startMs, total: binariesMs + clusterMs + startMs },
    async stop() {
      if (isStopping) return;
      isStopping = true;
      await keep.end();
      if (holding.leave().isLast) await shutDown(folder);
      child = null;
      holding.letGo();
    },
  };
}

function stopwatch() {
  let last = performance.now();
  return () => {
    const now = performance.now();
    const ms = Math.round(now - last);
    last = now;
    return ms;
  };
}
