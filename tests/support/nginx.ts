import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Whether nginx is installed (apt-get install nginx-light), and may run with its usual privileges. */
export const hasNginx = process.getuid?.() === 0 && spawnSync("sh", ["-c", "command -v nginx"]).status === 0;

/** An nginx in a folder of its own. */
export class Nginx {
  readonly folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  #child: ChildProcess | undefined;

  constructor() {
    chmodSync(this.folder, 0o755);
  }

  /** Starts it with the content of `http {}`, and waits until `url` responds. */
  async start(http: string, url: string) {
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${this.folder}/${name};`).join(" ");
    const file = path.join(this.folder, "nginx.conf");
    writeFileSync(
      file,
      `user root; pid ${this.folder}/nginx.pid; error_log ${this.folder}/error.log; events {} http { ${paths}\n${http}\n}`,
    );
    this.#child = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
    const isThere = () => fetch(url).then(Boolean, () => false);
    for (const until = Date.now() + 20_000; !(await isThere()); )
      if (Date.now() > until) throw new Error(`nginx does not answer: ${readFileSync(`${this.folder}/error.log`, "utf8")}`);
  }

  async remove() {
    const child = this.#child;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("close", resolve));
      child.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** deploy/nginx/sagebridge.conf in front of these servers, but without TLS: at a local port, without a log. */
export const exampleBefore = (servers: readonly { readonly url: string }[], port: number) =>
  readFileSync("deploy/nginx/sagebridge.conf", "utf8")
    .replaceAll(/^ *server site:3000.*$/gm, (line) => servers.map(({ url }) => line.replace("site:3000", new URL(url).host)).join("\n"))
    .replace(/^server \{\s+listen 80;[^}]*\}/m, "")
    .replaceAll(/^ *(listen \[::\]|ssl_).*$/gm, "")
    .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replace(/access_log .*/, "access_log off;");
