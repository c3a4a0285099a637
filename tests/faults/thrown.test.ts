// F16: a page that cannot be rendered, an unhandled rejection, and workers that are killed or exceed their memory.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FaultySite } from "../support/faulty-site";
import { pngOf } from "../support/picture-bomb";

const UNHEARD = 50;
const KILLED = 20;

const site = new FaultySite();
const flag = path.join(site.server.folder, "fault");
const killFlag = path.join(site.server.folder, "kill");
const preload = path.resolve("tests/support/faults-within.cjs");

beforeAll(() => site.start({ NODE_OPTIONS: `--require ${preload}`, FAULT_FLAG: flag, KILL_FLAG: killFlag }));
afterAll(() => site.server.remove());

test("a page that cannot be drawn is a 500 with the id under which the log has it, and the next time it is there again", async () => {
  expect((await site.client!.get("/consultations")).status).toBe(200);
  writeFileSync(flag, "");
  const status = async () => (await site.client!.get("/consultations")).status;
  await expect.poll(status).toBe(500);
  const answer = await site.client!.get("/consultations");
  expect(answer.status).toBe(500);
  const id = answer.headers.get("x-request-id");
  expect(id).toMatch(/^[\w-]{8,}$/);
  // The error page cannot be rendered either.
  expect(await answer.text()).not.toContain("a part of the page throws");
  const [line] = await site.server.hears(new RegExp(`.*request failed.*${id}.*|.*${id}.*request failed.*`));
  expect(line).toContain("a part of the page throws");
  expect((await fetch(`${site.server.url}/livez`)).status).toBe(200);
  rmSync(flag);
  await expect.poll(status).toBe(200);
});

test(`a promise that fails unheard, ${UNHEARD} times, is a line of the log, and nobody notices`, async () => {
  const { pid } = site.server;
  for (let time = 0; time < UNHEARD; time += 1) {
    process.kill(pid!, "SIGUSR2");
    expect((await fetch(`${site.server.url}/business`)).status).toBe(200);
  }
  const [line] = await site.server.hears(/.*unhandled rejection.*/);
  expect(line).toContain("nobody hears this");
  expect(site.server.pid).toBe(pid);
  await site.moreBooked(2);
});

async function sendPhoto(content: Buffer) {
  const body = new FormData();
  body.set("intent", "avatar");
  body.set("photo", new File([content as BlobPart], "me.png", { type: "image/png" }));
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = { "content-type": encoded.headers.get("content-type")!, "content-length": bytes.length };
  const headers = { cookie: site.client!.cookie, origin: site.server.url, ...type };
  // On a new connection: the server may close a kept-alive one just when it is reused.
  return new Promise<number>((resolve, reject) => {
    const sending = request(`${site.server.url}/profile`, { method: "POST", headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once("error", reject);
    sending.end(bytes);
  });
}

/** Returns the server's processes that parse untrusted content. */
function workers() {
  const isOurs = (pid: string) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
      return parent === site.server.pid && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("worker.js");
    } catch {
      return false;
    }
  };
  return readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && isOurs(pid));
}

const ownPicture = async () => /\/files\/avatars\/[^"]+/.exec(await (await site.client!.get("/profile")).text())?.[0];

test(`a worker that is killed before it has read, ${KILLED} times, or that a picture would burst, refuses that one picture, and the next is read`, async () => {
  const photo = await sharp({
    create: { width: 1000, height: 1000, channels: 3, background: "#345", noise: { type: "gaussian", mean: 90, sigma: 60 } },
  })
    .png()
    .toBuffer();
  expect(await sendPhoto(photo)).toBe(303);
  const before = await ownPicture();
  expect(before).toBeDefined();
  writeFileSync(killFlag, "");
  const statuses: number[] = [];
  for (let time = 0; time < KILLED; time += 1) statuses.push(await sendPhoto(photo));
  rmSync(killFlag);
  statuses.push(await sendPhoto(pngOf(30_000, 30_000)));
  process.stdout.write(`a worker killed, and a picture that bursts: ${[...new Set(statuses)].join(", ")}\n`);
  // As for any picture that needs too much: whether its own limit or the system stopped it cannot be told.
  expect(statuses.filter((status) => status !== 413)).toEqual([]);
  expect(await ownPicture()).toBe(before);
  expect(await sendPhoto(photo)).toBe(303);
  expect(await ownPicture()).not.toBe(before);
  await expect.poll(workers).toEqual([]);
});

test("after all of it nothing that was acknowledged is lost, and no invariant is broken", async () => {
  expect(await site.broken()).toEqual([]);
});
