import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type RequestOptions, request } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { ServerUnderTest } from "../support/server";

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) {
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill();
    await ended;
  }
  running.clear();
});

/** Whether only root may write to it: what is compiled will be executed. */
function isRootsAlone(file: string) {
  const { uid, mode } = statSync(file);
  return uid === 0 && (mode & 0o022) === 0;
}

test.skipIf(!isRoot)(
  "what the Dockerfile puts into the image is all that the site needs, as nobody, who may write to its data alone, and comes compiled for that user",
  async () => {
    const image = path.join(folder, "image");
    const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
    const packages = /cp -r (.+) \/image\/node_modules\//.exec(dockerfile)?.[1]?.split(" ") ?? [];
    const scripts = /cp (.+) \/image\/scripts\//.exec(dockerfile)?.[1]?.split(" ") ?? [];
    expect(packages).toContain("sharp");
    for (const part of ["build", "package.json", "app/db/migrations", ...scripts, ...packages.map((name) => `node_modules/${name}`)])
      cpSync(part, path.join(image, part), { recursive: true, verbatimSymlinks: true });
    const compiled = path.join(image, "build/server/compiled");
    rmSync(compiled, { recursive: true, force: true });
    const data = path.join(folder, "data");
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, NOBODY, NOBODY);
    const node = path.join(folder, "node");
    cpSync(process.execPath, node);
    execFileSync(node, ["scripts/boot-compiled.mjs", "nobody"], { cwd: image, env: { PATH: process.env.PATH, TMPDIR: "/tmp" } });
    expect(readdirSync(compiled, { recursive: true, encoding: "utf8" }).filter((name) => !isRootsAlone(path.join(compiled, name)))).toEqual(
      [],
    );
    const child = spawn(node, ["build/server/index.js"], {
      cwd: image,
      uid: NOBODY,
      gid: NOBODY,
      env: { NODE_ENV: "production", PORT: "0", DATA_DIR: data, DEMO: "1", TMPDIR: "/tmp", NODE_DEBUG_NATIVE: "COMPILE_CACHE" },
    });
    running.add(child);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece));
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(/is at http/);
    expect(said).toMatch(/code cache for ESM \S+\/build\/server\/site\.js was accepted/);
    const url = /is at (http:\S+)/.exec(said)?.[1];
    expect((await fetch(`${url}/business`)).status).toBe(200);
    const health = /CMD \["node", "-e", "(.+)"\]/.exec(dockerfile)?.[1] ?? "";
    expect(spawnSync(node, ["-e", health], { env: { PORT: new URL(url ?? "").port } }).status).toBe(0);
  },
);

test.skipIf(!has("nginx") || !has("openssl"))(
  "nginx in front, with TLS: pages, forms, live events as they come, sizes, and one id for a request",
  async () => {
    const certificate = path.join(folder, "fullchain.pem");
    const key = path.join(folder, "privkey.pem");
    const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    execFileSync(
      "openssl",
      ["req", "-x509", "-newkey", "ed25519", "-nodes", "-keyout", key, "-out", certificate, "-days", "1", ...subject],
      {
        stdio: "ignore",
      },
    );
    const site = new ServerUnderTest();
    try {
      const inside = await site.start({ BASE_URL: "https://localhost:4191", TRUST_PROXY: "1", DEMO: "1" });
      const log = path.join(folder, "access.log");
      const example = readFileSync("deploy/nginx/sagebridge.conf", "utf8")
        .replaceAll(/^ *listen \[::\].*$/gm, "")
        .replace("listen 80", "listen 127.0.0.1:4192")
        .replace("listen 443", "listen 127.0.0.1:4191")
        .replaceAll("site:3000", new URL(inside).host)
        .replaceAll("/etc/sagebridge", folder)
        .replace("/dev/stdout", log);
      const main = `user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { client_body_temp_path ${folder}/bodies;
      proxy_temp_path ${folder}/proxied; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${example}}`;
      writeFileSync(path.join(folder, "nginx.conf"), main);
      running.add(spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "ignore" }));
      const ask = (address: string, options: RequestOptions = {}, body?: string) =>
        askOver(readFileSync(certificate), address, options, body);
      await expect
        .poll(() =>
          ask("/livez").then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);

      const plain = await fetch("http://127.0.0.1:4192/pricing?x=1", { redirect: "manual", headers: { host: "localhost" } });
      expect([plain.status, plain.headers.get("location")?.startsWith("https://")]).toEqual([301, true]);

      const page = await ask("/find-advisor?q=quiet-words", { headers: { cookie: "zone=UTC" } });
      expect([page.status, page.headers["strict-transport-security"] !== undefined]).toEqual([200, true]);
      // nginx writes its log line after the response.
      const lines = () => readFileSync(log, "utf8");
      await expect.poll(lines).toContain(` ${page.headers["x-request-id"]} GET /find-advisor 200 `);
      expect(lines()).not.toContain("quiet-words");

      const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://localhost:4191" } };
      const refused = await ask("/auth", form, "intent=sign-in&email=nobody%40example.com&password=Wrong-horse-7");
      expect(refused.text).toContain("nobody@example.com");
      expect(
        (await ask("/auth", { ...form, headers: { ...form.headers, origin: "https://elsewhere.example" } }, "intent=sign-in")).status,
      ).toBe(403);
      expect((await ask("/auth", { ...form, headers: { ...form.headers, "content-length": String(200 * 2 ** 20) } })).status).toBe(413);
      expect(await firstPiece(readFileSync(certificate), "/notifications/live?of=site")).toContain("retry:");
    } finally {
      await site.remove();
    }
  },
);

test.skipIf(!has("systemd-analyze"))("systemd takes the unit and finds it well closed", () => {
  const unit = path.join(folder, "sagebridge.service");
  const example = readFileSync("deploy/systemd/sagebridge.service", "utf8");
  writeFileSync(unit, example.replaceAll("/opt/sagebridge/node_modules/.bin/node", process.execPath));
  expect(run("systemd-analyze", "verify", unit)).toEqual({ status: 0, said: "" });
  expect(run("systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", unit)).toMatchObject({ status: 0 });
});

test.skipIf(!has("kubectl"))("Kustomize renders the example", () => {
  const { status, said } = run("kubectl", "kustomize", "deploy/kubernetes");
  expect(status).toBe(0);
  expect(said.match(/^kind: \w+$/gm)?.sort()).toEqual(
    ["ConfigMap", "CronJob", "Deployment", "Ingress", "NetworkPolicy", "PersistentVolumeClaim", "Service"].map((kind) => `kind: ${kind}`),
  );
  expect(said.match(/readOnlyRootFilesystem: true/g)).toHaveLength(2);
});

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
};

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Returns the first piece of a streamed response. */
function firstPiece(ca: Buffer, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(`https://localhost:4191${address}`, { ca, agent: false, family: 4 }, (answer) =>
      answer.once("data", (piece: Buffer) => {
        resolve(String(piece));
        asking.destroy();
      }),
    );
    asking.on("error", reject);
    asking.end();
  });
}

function askOver(ca: Buffer, address: string, options: RequestOptions, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(`https://localhost:4191${address}`, { ca, agent: false, family: 4, ...options }, (answer) => {
      let text = "";
      answer.on("data", (piece: Buffer) => (text += piece));
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asking.on("error", reject);
    // An announced body that never arrives.
    if (body === undefined && options.method === "POST") asking.flushHeaders();
    else asking.end(body);
  });
}
