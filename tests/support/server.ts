import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SERVER_MEMORY } from "../../scripts/server-memory.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");

/** The built server as a separate process, on its own port, as `npm start` runs it: of this code, or from another version's folder. */
export class ServerUnderTest {
  #child: ChildProcess | undefined;
  #said = "";
  #hearers = new Set<() => void>();
  url = "";
  readonly folder = mkdtempSync(path.join(tmpdir(), "sagebridge-server-"));

  constructor(
    private readonly root = ROOT,
    /** A wrapper command, such as `unshare`. */
    private readonly command: readonly string[] = [],
  ) {
    chmodSync(this.folder, 0o711);
  }

  /** Starts it and waits until it prints where it listens. */
  async start(environment: Record<string, string> = {}) {
    const env = {
      ...SERVER_MEMORY,
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: this.folder,
      RATE_LIMITS: "off",
      PACE: "0",
      ...environment,
    };
    const [program = "", ...args] = [...this.command, process.execPath, "build/server/index.js"];
    const child = spawn(program, args, { cwd: this.root, env, stdio: ["ignore", "pipe", "pipe"] });
    this.#child = child;
    this.#said = "";
    const hear = (chunk: Buffer) => {
      this.#said += chunk;
      for (const look of this.#hearers) look();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    const ended = new Promise<never>((_, reject) => {
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${this.#said}`)));
    });
    ended.catch(() => undefined);
    const [, url = ""] = await Promise.race([this.hears(/is at (http:\S+)/), ended]);
    this.url = url;
    return url;
  }

  /** Closes the pipe for its output. */
  stopHearing() {
    this.#child?.stdout?.destroy();
    this.#child?.stderr?.destroy();
  }

  /** Waits until its output since the start matches. */
  hears(pattern: RegExp) {
    return new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const found = pattern.exec(this.#said);
        if (!found) return;
        this.#hearers.delete(look);
        resolve(found);
      };
      this.#hearers.add(look);
      look();
    });
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Stops it as an operator would (SIGTERM), or as a power failure would (SIGKILL). */
  async stop(signal: NodeJS.Signals = "SIGTERM") {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  }

  async remove() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
