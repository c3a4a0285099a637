import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Bookers, demoPerson } from "../support/bookers";
import { HaCluster, hasCluster } from "../support/ha-cluster";
import type { HttpPerson } from "../support/http-person";
import type { Ask } from "../support/invariants/ask";
import { brokenInvariants } from "../support/invariants/invariants";
import { freePort } from "../support/pooler";
import { ServerUnderTest } from "../support/server";

const PUBLIC = ["/", "/business", "/legal/corporate-law", "/find-advisor"];
const OWN = ["/consultations", "/notifications"];

const cluster = new HaCluster();
const servers = [new ServerUnderTest(), new ServerUnderTest()] as const;
const folder = mkdtempSync(path.join(tmpdir(), "front-"));
const front = { url: "", folder: servers[0].folder };
let nginx: ChildProcess | undefined;
let environment: Record<string, string> = {};

beforeAll(async () => {
  if (!hasCluster) return;
  await cluster.start();
  front.url = `http://127.0.0.1:${await freePort()}`;
  environment = {
    DATABASE_URL: cluster.url,
    DATABASE_REPLICA_URLS: cluster.replicasUrl,
    SECRET: "one-secret-for-both-servers-of-this-site",
    BASE_URL: front.url,
    TRUST_PROXY: "1",
    DEMO: "1",
  };
  for (const server of servers) await server.start({ ...environment, PORT: String(await freePort()) });
  await startNginx();
});
afterAll(async () => {
  nginx?.kill();
  for (const server of servers) await server.remove();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startNginx() {
  chmodSync(folder, 0o755);
  const upstream = servers.map(({ url }) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`).join(" ");
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ");
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `user root; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${paths}
    upstream site { ${upstream} keepalive 32; }
    server { listen ${new URL(front.url).host}; location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; proxy_connect_timeout 1s; proxy_next_upstream error timeout; } } }`,
  );
  nginx = spawn("nginx", ["-c", path.join(folder, "nginx.conf"), "-g", "daemon off;"], { stdio: "ignore" });
  await vi.waitFor(() => fetch(front.url), { timeout: 60_000 });
}

/** Responses to page views, by status; 0 for none. */
class Lookers {
  readonly answers: { path: string; status: number; isStale: boolean; at: number; took: number }[] = [];
  #isLooking = true;

  async keepLooking(paths: readonly string[], person?: HttpPerson) {
    for (let turn = 0; this.#isLooking; turn += 1) {
      const asked = paths[turn % paths.length]!;
      const began = performance.now();
      const note = (status: number, isStale: boolean) =>
        this.answers.push({ path: asked, status, isStale, at: began, took: performance.now() - began });
      try {
        const answer = await (person ? person.get(asked) : fetch(front.url + asked, { redirect: "manual" }));
        await answer.text();
        note(answer.status, (answer.headers.get("cache-status") ?? "").includes("stale"));
      } catch {
        note(0, false);
      }
      await wait(40);
    }
  }

  stop() {
    this.#isLooking = false;
  }

  get failed() {
    return this.answers.filter(({ status }) => status === 0 || status >= 500);
  }
}

test.skipIf(!hasCluster)(
  "a server is killed, then the primary: no page fails, a visitor's or one's own, no acknowledged booking is lost, nothing is a 500, and bookings go on with the new primary",
  async () => {
    const [visitors, owners, bookers] = [new Lookers(), new Lookers(), new Bookers()];
    const client = await demoPerson(front, "client");
    for (const address of PUBLIC) for (const server of servers) await (await fetch(server.url + address, { redirect: "manual" })).text();
    const work = [
      visitors.keepLooking(PUBLIC),
      visitors.keepLooking(PUBLIC),
      owners.keepLooking(OWN, client),
      bookers.keepBooking(client),
      bookers.keepBooking(client),
    ];
    await wait(5000);
    await servers[1].stop("SIGKILL");
    await wait(3000);
    await servers[1].start({ ...environment, PORT: new URL(servers[1].url).port });
    for (const address of PUBLIC) await (await fetch(servers[1].url + address, { redirect: "manual" })).text();
    await wait(3000);

    const killedAt = performance.now();
    const killed = await cluster.killPrimary();
    await expect
      .poll(() => cluster.primary().then((node) => node !== null && node !== killed), { timeout: 120_000, interval: 50 })
      .toBe(true);
    const electedAt = performance.now();
    const before = bookers.acknowledged.length;
    await expect.poll(() => bookers.acknowledged.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before);
    const backAt = performance.now();
    await wait(3000);
    for (const each of [visitors, owners, bookers]) each.stop();
    await Promise.all(work);

    const { rows } = await cluster.rows("select id from consultations where id = any($1)", [bookers.acknowledged]);
    const [stale, ownStale] = [visitors, owners].map(({ answers }) => answers.filter(({ isStale }) => isStale).length);
    const most = (found: Lookers) => Math.round(Math.max(...found.answers.map(({ took }) => took)));
    process.stdout.write(
      `${Math.round(electedAt - killedAt)} ms to a new primary, bookings again ${Math.round(backAt - electedAt)} ms later; ` +
        `${visitors.answers.length} pages of visitors, ${visitors.failed.length} failed, ${stale} stale, slowest ${most(visitors)} ms; ` +
        `${owners.answers.length} own pages, ${owners.failed.length} failed, ${ownStale} stale, slowest ${most(owners)} ms; ` +
        `${bookers.acknowledged.length} bookings acknowledged, ${rows.length} there; answers to writers: ${JSON.stringify([...bookers.statuses])}\n`,
    );
    expect([visitors.failed, owners.failed]).toEqual([[], []]);
    expect(rows).toHaveLength(new Set(bookers.acknowledged).size);
    const ask: Ask = async (statement, values) => (await cluster.rows<never>(statement, values)).rows;
    expect(await brokenInvariants({ ask, acknowledged: bookers.acknowledged })).toEqual([]);
    expect([...bookers.statuses.keys(), ...owners.answers.map(({ status }) => status)]).not.toContain(500);
    expect(stale).toBeGreaterThan(0);
    expect(ownStale).toBeGreaterThan(0);
  },
);
