// DNS is down: lookups never return, and each blocks one of Node's four threads, which files and passwords need, too.
import { spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPerson } from "../support/bookers";
import { FaultySite } from "../support/faulty-site";
import { freePort } from "../support/pooler";

/** An address without a machine: the stand-in name server here accepts every query and answers none. */
const NAME_SERVER = "127.0.0.53";
const ANSWERED_WITHIN_MS = 8000;

const folder = mkdtempSync(path.join(tmpdir(), "names-"));
const resolv = path.join(folder, "resolv.conf");
writeFileSync(resolv, `nameserver ${NAME_SERVER}\n`);
const inOwnMounts = ["unshare", "--mount", "sh", "-c", `mount --bind ${resolv} /etc/resolv.conf && exec "$@"`, "sh"];
const canMount = spawnSync(inOwnMounts[0] ?? "", [...inOwnMounts.slice(1), "true"]).status === 0;

const silent = createSocket("udp4");
const site = new FaultySite(inOwnMounts);
const asked: string[] = [];

beforeAll(async () => {
  if (!canMount) return;
  silent.on("message", (question) => asked.push(question.toString("latin1")));
  await new Promise<void>((resolve) => silent.bind(53, NAME_SERVER, resolve));
  const began = performance.now();
  await site.start({
    SMTP_URL: "smtp://mail.example.com:25",
    AI_MODEL: "a-model",
    AI_BASE_URL: "http://model.example.com",
    AI_API_KEY: "none",
    AI_EMBEDDING_MODEL: "an-embedding-model",
    AI_EMBEDDING_URL: "http://model.example.com",
    ECB_RATES_URL: "http://rates.example.com",
    CDN_PURGE_URL: "http://cache.example.com/purge",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector.example.com:4318",
    METRICS_PORT: String(await freePort()),
  });
  process.stdout.write(`started after ${Math.round(performance.now() - began)} ms\n`);
});
afterAll(async () => {
  await site.server.remove();
  silent.close();
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!canMount)("pages, signing in and bookings go on while no name is answered, and nothing waits for one", async () => {
  const late: string[] = [];
  const slowest: Record<string, number> = {};
  for (const until = Date.now() + 25_000; Date.now() < until; ) {
    for (const [what, ask] of [
      ["a visitor's page", () => fetch(`${site.server.url}/business?sort=price`)],
      ["a file of the build", () => fetch(`${site.server.url}/favicon.svg`)],
      ["a page of one's own", () => site.client!.get("/consultations")],
      ["signing in", () => demoPerson(site.server, "advisor").then(() => new Response())],
    ] as const) {
      const began = performance.now();
      const { status } = await ask();
      const milliseconds = Math.round(performance.now() - began);
      slowest[what] = Math.max(slowest[what] ?? 0, milliseconds);
      if (status >= 500 || milliseconds > ANSWERED_WITHIN_MS) late.push(`${what}: ${status} after ${milliseconds} ms`);
    }
  }
  expect(asked.join()).toMatch(/mail.example.com/);
  process.stdout.write(`slowest, in ms: ${JSON.stringify(slowest)}\n`);
  expect(late).toEqual([]);
  await site.moreBooked(2);
  expect(await site.broken()).toEqual([]);
});
