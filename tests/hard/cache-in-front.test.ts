import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { demoPerson } from "../support/bookers";
import { freePort } from "../support/pooler";
import { ServerUnderTest } from "../support/server";

const hasNginx = process.getuid?.() === 0 && spawnSync("sh", ["-c", "command -v nginx"]).status === 0;
const folder = mkdtempSync(path.join(tmpdir(), "cache-"));
const site = new ServerUnderTest();
let nginx: ChildProcess | undefined;
let front = "";

/** deploy/nginx/cache.conf unchanged, except for paths and ports. */
beforeAll(async () => {
  if (!hasNginx) return;
  const [inFront, purging, behind] = [await freePort(), await freePort(), await freePort()];
  front = `http://127.0.0.1:${inFront}`;
  await site.start({
    DEMO: "1",
    PORT: String(behind),
    BASE_URL: front,
    TRUST_PROXY: "1",
    CDN_PURGE_URL: `http://127.0.0.1:${purging}/purge`,
  });
  chmodSync(folder, 0o755);
  for (const name of ["sagebridge", "sagebridge-keys"]) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, "sagebridge-keys/pages"), "");
  const conf = readFileSync("deploy/nginx/cache.conf", "utf8")
    .replaceAll("/var/cache/nginx", folder)
    .replaceAll("8099", String(purging))
    .replace("listen 8080", `listen 127.0.0.1:${inFront}`)
    .replace("site:3000", `127.0.0.1:${behind}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths} ${conf} }`,
  );
  nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "ignore" });
  await vi.waitFor(() => fetch(front), { timeout: 60_000 });
});
afterAll(async () => {
  nginx?.kill();
  await site.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function look(cookie?: string) {
  const answer = await fetch(`${front}/business`, { headers: cookie ? { cookie } : {} });
  return { cache: answer.headers.get("x-cache"), page: await answer.text(), headers: answer.headers };
}

const BANNER = {
  ...{ text: "Told through the cache", linkUrl: "", linkText: "", backgroundColor: "#3b82f6", textColor: "#ffffff" },
  ...{ startsAt: "", endsAt: "" },
};

async function bannerId(): Promise<string> {
  const database = await openEmbeddedDatabase({ dataDir: site.folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows } = await client.query("select id from site_banner where text = $1", [BANNER.text]);
  await client.end();
  await database.stop();
  return rows[0].id;
}

test.skipIf(!hasNginx)(
  "visitors' pages come from the cache until an admin changes something, and whoever is signed in asks the site",
  async () => {
    const admin = await demoPerson({ url: front, folder: site.folder }, "admin");
    await expect.poll(async () => (await look()).cache).toBe("HIT");
    const kept = await look();
    expect(kept.headers.get("cache-control")).toBe("no-cache");
    expect([kept.headers.get("surrogate-key"), kept.headers.get("cdn-cache-control")]).toEqual([
      "pages",
      "max-age=60, stale-if-error=3600",
    ]);
    const own = await look(admin.cookie);
    expect([own.cache, own.headers.get("surrogate-key"), own.headers.get("cache-control")]).toEqual(["BYPASS", null, "private, no-store"]);
    expect(kept.page).not.toContain("Told through the cache");

    expect((await admin.post("/admin/banner", { intent: "create", ...BANNER })).status).toBeLessThan(400);
    expect((await admin.post("/admin/banner", { intent: "activate", id: await bannerId() })).status).toBeLessThan(400);
    await expect.poll(async () => (await look()).page, { timeout: 60_000 }).toContain("Told through the cache");
    await expect.poll(async () => (await look()).cache, { timeout: 60_000 }).toBe("HIT");
    expect((await look()).page).toContain("Told through the cache");
  },
);

test.skipIf(!hasNginx)("while the site is away the cache goes on", async () => {
  await expect.poll(async () => (await look()).cache, { timeout: 60_000 }).toBe("HIT");
  await site.stop("SIGKILL");
  expect((await look()).page).toContain("</html>");
});
