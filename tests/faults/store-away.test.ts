// F7: a file store (S3) that is slow, silent, failing, rejects the key, or breaks off an upload or a download.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsClient } from "aws4fetch";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeServer } from "../support/close-server";
import { FaultySite } from "../support/faulty-site";
import { hasSwift, Swift } from "../support/swift";

const BUCKET = "sagebridge-files";
/** The store's timeout, twice, and what lies between. */
const ANSWERED_WITHIN_MS = 20_000;
/** Slow, but within the site's timeout. */
const SLOW_MS = 2000;

type Fault =
  | "none"
  | "slow"
  | "silent"
  | "in trouble"
  | "refuses"
  | "breaks off what it is sent"
  | "breaks off what it answers"
  | "loses its answers";

const swift = new Swift();
const site = new FaultySite();
let fault: Fault = "none";
let variables: Record<string, string> = {};
let store = "";

/** A proxy between the site and its store. */
const between = createServer((asked, answer) => {
  if (fault === "silent") return;
  if (fault === "in trouble") return void answer.writeHead(500).end("<Error><Code>InternalError</Code></Error>");
  if (fault === "refuses") return void answer.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
  if (fault === "breaks off what it is sent" && asked.method !== "GET") return void asked.once("data", () => asked.destroy()).resume();
  setTimeout(() => passOn(asked, answer), fault === "slow" ? SLOW_MS : 0);
});

function passOn(asked: IncomingMessage, answer: ServerResponse) {
  const passed = request(store + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
    if (fault === "loses its answers") return void given.resume().once("end", () => asked.destroy());
    answer.writeHead(given.statusCode ?? 502, given.headers);
    if (fault !== "breaks off what it answers") return void given.pipe(answer);
    given.once("data", (piece: Buffer) => answer.write(piece.subarray(0, piece.length / 2), () => answer.destroy()));
  });
  passed.on("error", () => asked.destroy());
  asked.pipe(passed);
}

beforeAll(async () => {
  if (!hasSwift) return;
  variables = await swift.start();
  store = variables.S3_ENDPOINT!;
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  variables = { ...variables, S3_ENDPOINT: `http://127.0.0.1:${(between.address() as AddressInfo).port}`, S3_BUCKET: BUCKET };
  expect((await ask("PUT", BUCKET)).status).toBe(200);
  await site.start(variables);
});
afterAll(async () => {
  fault = "none";
  await site.server.remove();
  if (hasSwift) await closeServer(between);
  await swift.stop();
});

/** Queries the store directly. */
async function ask(method: string, place: string) {
  const keys = { accessKeyId: variables.S3_ACCESS_KEY_ID!, secretAccessKey: variables.S3_SECRET_ACCESS_KEY!, region: variables.S3_REGION! };
  return fetch(await new AwsClient({ ...keys, service: "s3" }).sign(`${store}/${place}`, { method }));
}

async function stored() {
  const said = await (await ask("GET", `${BUCKET}?list-type=2`)).text();
  return [...said.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!);
}

/** Uploads a photo, a different one each time, and returns the status. */
async function sendPhoto() {
  const background = { r: Math.random() * 255, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("intent", "avatar");
  body.set("photo", new File([picture as BlobPart], "me.png", { type: "image/png" }));
  const headers = { cookie: site.client!.cookie, origin: site.server.url };
  const began = performance.now();
  const answer = await fetch(`${site.server.url}/profile`, { method: "POST", body, headers, redirect: "manual" });
  await answer.text();
  expect(performance.now() - began).toBeLessThan(ANSWERED_WITHIN_MS);
  return answer.status;
}

const photo = async () => /\/files\/avatars\/[\w.-]+/.exec(await (await site.client!.get("/profile")).text())?.[0] ?? "";

const look = async (address: string) => {
  const answer = await fetch(site.server.url + address);
  return answer.text().then(
    () => answer.status,
    () => 0,
  );
};

const FAULTS: [fault: Fault, sent: number, shown: number[]][] = [
  ["slow", 303, [200]],
  ["silent", 503, [503]],
  ["in trouble", 503, [503]],
  ["refuses", 503, [503]],
  ["breaks off what it is sent", 503, [200, 503]],
  // The response had begun: its reader sees that it broke off.
  ["breaks off what it answers", 503, [0, 200, 503]],
  ["loses its answers", 503, [503]],
];

test.skipIf(!hasSwift).each(FAULTS)(
  "a store that is, or does, this: %s. Pages stay, who uploads is told, and it heals by itself",
  async (named, sent, shown) => {
    await expect.poll(sendPhoto, { timeout: 60_000, interval: 500 }).toBe(303);
    const before = await photo();
    expect(await look(before)).toBe(200);
    fault = named;
    try {
      expect(await sendPhoto()).toBe(sent);
      expect((await fetch(`${site.server.url}/business`)).status).toBe(200);
      expect((await site.client!.get("/profile")).status).toBe(200);
      expect(shown).toContain(await look(await photo()));
      await site.moreBooked(2);
    } finally {
      fault = "none";
    }
    await expect.poll(async () => look(await photo()), { timeout: 60_000, interval: 500 }).toBe(200);
  },
);

test.skipIf(!hasSwift)("after all of it nothing dangles on either side, and no invariant is broken", async () => {
  await expect.poll(sendPhoto, { timeout: 60_000, interval: 500 }).toBe(303);
  expect(await site.broken(await stored())).toEqual([]);
});
