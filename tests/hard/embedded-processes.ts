import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { build } from "vite";

export type Opened = { pid: number; owner: boolean; folder: string; timings: Record<string, number> };

export type Program = {
  child: ChildProcess;
  lines: string[];
  /** Returns every id the program reported as stored. */
  acknowledged: () => string[];
  /** Resolves at the first line from now on (or so far, with `past`) that starts with `start`; rejects if the program ends first. */
  says: (start: string, options?: { past?: boolean; times?: number }) => Promise<string>;
  opened: () => Promise<Opened>;
  end: (signal: NodeJS.Signals) => Promise<void>;
};

export type Stage = { folder: string; program: string; remove: () => void };

/** Creates a folder that everyone may enter, with the program bundled into one file like the server, so that it runs without sources. */
export async function makeStage(): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), "hard-"));
  chmodSync(folder, 0o755);
  await build({
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: "tests/hard/embedded-program.ts",
      outDir: folder,
      minify: false,
      rolldownOptions: { external: ["pg-native"], output: { entryFileNames: "program.mjs" } },
    },
  });
  return { folder, program: path.join(folder, "program.mjs"), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Run = {
  mode: "write" | "hold" | "once";
  dataDir: string;
  prefix?: string;
  cwd?: string;
  systemFolder?: string;
  uid?: number;
  gid?: number;
};

const running = new Set<ChildProcess>();

export function runProgram(stage: Stage, { mode, dataDir, prefix = "row", cwd = process.cwd(), systemFolder, uid, gid }: Run): Program {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PREFIX: prefix, ...(systemFolder ? { SYSTEM_FOLDER: systemFolder } : {}) };
  const child = spawn(process.execPath, [stage.program, mode], { cwd, env, uid, gid, stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  const lines: string[] = [];
  const listeners = new Set<(line: string) => void>();
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  void ended.then(() => running.delete(child));
  createInterface({ input: child.stdout! }).on("line", (line) => {
    lines.push(line);
    for (const listener of listeners) listener(line);
  });

  const says: Program["says"] = (start, { past = false, times = 1 } = {}) => {
    const before = past ? lines.filter((line) => line.startsWith(start)) : [];
    if (before.length >= times) return Promise.resolve(before[times - 1]!);
    let missing = times - before.length;
    return new Promise((resolve, reject) => {
      const listener = (line: string) => {
        if (line.startsWith(start)) missing -= 1;
        if (missing > 0) return;
        listeners.delete(listener);
        resolve(line);
      };
      listeners.add(listener);
      void ended.then(() => reject(new Error(`ended without "${start}": ${lines.slice(-5).join(" | ")}`)));
    });
  };
  return {
    child,
    lines,
    acknowledged: () => lines.filter((line) => line.startsWith("ack ")).map((line) => line.slice(4)),
    says,
    opened: async () => JSON.parse((await says("open ", { past: true })).slice(5)) as Opened,
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** For afterEach: ends what a failed test left behind. */
export function endAllPrograms() {
  for (const child of running) child.kill("SIGKILL");
}
