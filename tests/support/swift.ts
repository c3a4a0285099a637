import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./pooler";

/** Whether Debian's OpenStack Swift is installed: a store with an S3 API (apt-get install swift-proxy swift-account swift-container swift-object memcached). */
export const hasSwift =
  spawnSync("sh", ["-c", "command -v swift-proxy-server && command -v swift-object-server && command -v memcached"]).status === 0;

const ACCOUNT = "test";
const USER = "tester";
const KEY = "testing";
/** The pipeline with the S3 API, in its order. */
const PIPELINE = "catch_errors gatekeeper healthcheck cache s3api tempauth bulk slo dlo proxy-server";

/** OpenStack Swift with its s3api on one device, in a folder of its own. */
export class Swift {
  readonly #folder = mkdtempSync(path.join(tmpdir(), "swift-"));
  readonly #children: ChildProcess[] = [];
  #port = 0;

  /** Starts it with an empty bucket; returns the variables for a site that stores its files there. */
  async start() {
    chmodSync(this.#folder, 0o755);
    mkdirSync(path.join(this.#folder, "devices/d1"), { recursive: true });
    const ports = { account: await freePort(), container: await freePort(), object: await freePort() };
    this.#port = await freePort();
    this.#write(
      "swift.conf",
      "[swift-hash]\nswift_hash_path_suffix = s\nswift_hash_path_prefix = p\n[storage-policy:0]\nname = one\ndefault = yes\n",
    );
    for (const [kind, port] of Object.entries(ports)) {
      this.#ring(kind, port);
      this.#write(
        `${kind}.conf`,
        `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nmount_check = false\nswift_dir = ${this.#folder}\nuser = root\n` +
          `devices = ${this.#folder}/devices\n[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
      );
      this.#run(kind);
    }
    const memory = await freePort();
    this.#children.push(spawn("memcached", ["-u", "nobody", "-l", "127.0.0.1", "-p", String(memory), "-m", "16"], { stdio: "ignore" }));
    const filters = PIPELINE.split(" ")
      .filter((name) => name !== "proxy-server" && name !== "tempauth" && name !== "s3api" && name !== "cache")
      .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
      .join("");
    this.#write(
      "proxy.conf",
      `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${this.#port}\nworkers = 0\nswift_dir = ${this.#folder}\nuser = root\n` +
        `[pipeline:main]\npipeline = ${PIPELINE}\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n` +
        `[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${memory}\n` +
        `[filter:s3api]\nuse = egg:swift#s3api\ns3_acl = false\nlocation = us-east-1\n` +
        `[filter:tempauth]\nuse = egg:swift#tempauth\nuser_${ACCOUNT}_${USER} = ${KEY} .admin\n${filters}`,
    );
    this.#run("proxy");
    for (const port of [...Object.values(ports), this.#port]) await answers(port);
    return {
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: `${ACCOUNT}:${USER}`,
      S3_SECRET_ACCESS_KEY: KEY,
    };
  }

  /** Suspends it like SIGSTOP: requests stay unanswered until it resumes. */
  pause() {
    for (const child of this.#children) child.kill("SIGSTOP");
  }

  goOn() {
    for (const child of this.#children) child.kill("SIGCONT");
  }

  async stop() {
    for (const child of this.#children) {
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill("SIGKILL");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(name: string, text: string) {
    writeFileSync(path.join(this.#folder, name), text);
  }

  #ring(kind: string, port: number) {
    const ring = (...args: string[]) =>
      execFileSync("swift-ring-builder", [path.join(this.#folder, `${kind}.builder`), ...args], { stdio: "ignore" });
    ring("create", "4", "1", "1");
    ring("add", `r1z1-127.0.0.1:${port}/d1`, "1");
    spawnSync("swift-ring-builder", [path.join(this.#folder, `${kind}.builder`), "rebalance"], { stdio: "ignore" });
  }

  #run(kind: string) {
    const log = openSync(path.join(this.#folder, `${kind}.log`), "w");
    this.#children.push(spawn(`swift-${kind}-server`, [path.join(this.#folder, `${kind}.conf`), "-v"], { stdio: ["ignore", log, log] }));
  }
}

/** Each of its servers reports for itself whether it is up. */
async function answers(port: number) {
  for (let tries = 0; ; tries += 1) {
    const status = await fetch(`http://127.0.0.1:${port}/healthcheck`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status > 0) return;
    if (tries > 600) throw new Error("Swift does not answer");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
