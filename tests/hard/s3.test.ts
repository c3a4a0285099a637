import { spawn } from "node:child_process";
import { chmodSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { diskStore } from "#app/platform/files/disk.server";
import { s3Store } from "#app/platform/files/s3.server";
import { FileTooLarge, StoreUnavailable } from "#app/platform/files/stored-file";
import { MEGABYTE } from "#app/platform/sizes";
import { HttpPerson } from "../support/http-person";
import { ServerUnderTest } from "../support/server";
import { hasSwift, Swift } from "../support/swift";
import { anMp4 } from "../support/video-files";

const swift = new Swift();
let variables: Record<string, string> = {};
const BUCKET = "sagebridge-files";

beforeAll(async () => {
  if (!hasSwift) return;
  variables = { ...(await swift.start()), S3_BUCKET: BUCKET };
  for (const bucket of [BUCKET, "of-its-own"]) expect((await raw("PUT", bucket)).status).toBe(200);
});
afterAll(() => swift.stop());

const settingsOf = (bucket: string) => ({
  endpoint: variables.S3_ENDPOINT ?? "",
  bucket,
  region: variables.S3_REGION ?? "",
  accessKeyId: variables.S3_ACCESS_KEY_ID ?? "",
  secretAccessKey: variables.S3_SECRET_ACCESS_KEY ?? "",
});

/** Queries the store directly. */
async function raw(method: string, place: string) {
  const { endpoint, ...keys } = settingsOf("");
  return fetch(await new AwsClient({ ...keys, service: "s3" }).sign(`${endpoint}/${place}`, { method }));
}

/** Returns the keys in a bucket. */
async function keysIn(bucket: string) {
  const said = await (await raw("GET", `${bucket}?list-type=2`)).text();
  return [...said.matchAll(/<Key>([^<]*)<\/Key>/g)].map((found) => found[1]);
}

async function all(pieces: AsyncIterable<Buffer>) {
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

const bytesOf = async (content: ReadableStream<Uint8Array> | null) => Buffer.from(await new Response(content).arrayBuffer());

describe.skipIf(!hasSwift)("the store, on OpenStack Swift", () => {
  const store = () => s3Store(settingsOf("of-its-own"));
  const pieces = async function* (size: number, piece = 300_000) {
    for (let sent = 0; sent < size; sent += piece) yield Buffer.alloc(Math.min(piece, size - sent), (sent / piece) % 251);
  };
  const whole = async (size: number) => Buffer.concat(await all(pieces(size)));

  test.each([5, 8 * MEGABYTE, 20 * MEGABYTE + 7])("%d bytes come back as they were, whole and in part", async (size) => {
    const stored = { bucket: "videos", path: `grid/grid-1-${size}.mp4` };
    expect(await store().write(stored, pieces(size), size)).toBe(size);
    const content = await whole(size);
    expect((await bytesOf(await store().read(stored))).equals(content)).toBe(true);
    const range = { start: Math.floor(size / 2), end: size - 2 };
    expect((await bytesOf(await store().read(stored, range))).equals(content.subarray(range.start, range.end + 1))).toBe(true);
    expect(await store().size(stored)).toBe(size);
    for (const _ of [1, 2]) await store().remove(stored);
    expect([await store().read(stored), await store().size(stored)]).toEqual([null, null]);
  });

  test("of a file that is too large, or breaks off, nothing is left", async () => {
    const stored = { bucket: "videos", path: "hero/too-large.mp4" };
    await expect(store().write(stored, pieces(20 * MEGABYTE), 17 * MEGABYTE)).rejects.toThrow(FileTooLarge);
    const breaking = async function* () {
      yield* pieces(12 * MEGABYTE);
      throw new Error("gone");
    };
    await expect(store().write(stored, breaking(), 20 * MEGABYTE)).rejects.toThrow("gone");
    expect([await keysIn("of-its-own"), await store().size(stored)]).toEqual([[], null]);
    expect(await (await raw("GET", "of-its-own?uploads")).text()).not.toContain("<UploadId>");
  });

  test("what a killed server left half-written goes after an hour, and not before", async () => {
    await raw("POST", "of-its-own/videos/left.mp4?uploads");
    expect(await store().removeUnfinished(new Date())).toBe(0);
    expect(await store().removeUnfinished(new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect(await store().removeUnfinished(new Date(Date.now() + 2 * 3_600_000))).toBe(0);
  });

  test("a wrong key and an unknown bucket are told as what is away", async () => {
    const stored = { bucket: "avatars", path: "photo.webp" };
    await expect(s3Store({ ...settingsOf("of-its-own"), secretAccessKey: "wrong" }).read(stored)).rejects.toThrow(/403/);
    await expect(s3Store(settingsOf("nowhere")).write(stored, [Buffer.from("x")], 10)).rejects.toThrow(StoreUnavailable);
  });
});

describe.skipIf(!hasSwift)("a site whose files lie there", () => {
  const server = new ServerUnderTest();
  const root = new HttpPerson(server, "root@example.com");
  const VIDEO = anMp4(10 * MEGABYTE);
  let video = "";

  beforeAll(async () => {
    await server.start({ ...variables, ADMIN_EMAILS: root.email, DEMO: "0" });
    await root.join();
  });
  afterAll(() => server.remove());

  async function sendVideo() {
    const body = new FormData();
    body.set("slot", "hero");
    body.set("video", new File([VIDEO as BlobPart], "film.mp4", { type: "video/mp4" }));
    return fetch(`${server.url}/admin/videos/upload`, { method: "POST", body, headers: { cookie: root.cookie, origin: server.url } });
  }

  async function sendPhoto() {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#345" } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set("intent", "avatar");
    body.set("photo", new File([picture as BlobPart], "me.png", { type: "image/png" }));
    const headers = { cookie: root.cookie, origin: server.url };
    return fetch(`${server.url}/profile`, { method: "POST", body, headers, redirect: "manual" });
  }

  async function anHourLater() {
    const database = await openEmbeddedDatabase({ dataDir: server.folder });
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query("update file_removals set due_at = due_at - interval '1 hour'");
    await client.end();
    await database.stop();
  }

  test("a video and a photo are sent and shown through the site, with ranges, and nothing lies in the folder", async () => {
    expect((await sendVideo()).status).toBe(201);
    expect((await sendPhoto()).status).toBe(303);
    video = /\/files\/videos\/hero\/[\w.-]+\.mp4/.exec(await (await fetch(server.url)).text())?.[0] ?? "";
    const shown = await fetch(server.url + video);
    expect(Buffer.from(await shown.arrayBuffer()).equals(VIDEO)).toBe(true);
    const part = await fetch(server.url + video, { headers: { range: "bytes=9000000-9000099" } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).equals(VIDEO.subarray(9_000_000, 9_000_100))]).toEqual([206, true]);
    expect(await keysIn(BUCKET)).toHaveLength(2);
    expect(readdirSync(server.folder)).not.toContain("files");
  });

  test("while the store does not answer pages stay, uploads say so, nothing waits long, and afterwards nothing dangles", async () => {
    const before = await keysIn(BUCKET);
    swift.pause();
    try {
      expect([(await fetch(server.url)).status, (await root.get("/profile")).status]).toEqual([200, 200]);
      expect((await fetch(server.url + video)).status).toBe(503);
      const photo = await sendPhoto();
      expect(photo.status).toBe(503);
      expect(await photo.text()).toMatch(/Failed to upload|try again/i);
      const answer = await sendVideo();
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      // By now nobody is waiting for it.
      const began = performance.now();
      expect((await fetch(server.url + video)).status).toBe(503);
      expect(performance.now() - began).toBeLessThan(2000);
    } finally {
      swift.goOn();
    }
    await expect.poll(async () => (await fetch(server.url + video)).status).toBe(200);
    // The upload may have arrived after all: an hour later, the job's next run removes it.
    await anHourLater();
    await expect.poll(() => keysIn(BUCKET), { timeout: 150_000, interval: 1000 }).toEqual(before);
    expect((await sendPhoto()).status).toBe(303);
    await expect.poll(() => keysIn(BUCKET)).toHaveLength(2);
  });

  test("npm run files moves them to the folder and back, npm run backup takes them along", async () => {
    const backups = path.join(server.folder, "backups");
    const runIn = async (dataDir: string, program: string, ...args: string[]) => {
      const env = { ...process.env, ...variables, NODE_ENV: "production", DATA_DIR: dataDir, BACKUP_DIR: backups };
      const child = spawn(process.execPath, [`build/operations/${program}.js`, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (said += piece));
      await new Promise((resolve) => child.once("close", resolve));
      return said;
    };
    const run = (program: string, ...args: string[]) => runIn(server.folder, program, ...args);
    const keys = await keysIn(BUCKET);
    expect(await run("files", "move", "folder")).toContain("2 files copied, 0 were there, 0 removed");
    expect(await run("files", "move", "folder", "--remove")).toContain("0 files copied, 2 were there, 2 removed");
    expect(await keysIn(BUCKET)).toEqual([]);
    const [bucket = "", ...rest] = video.replace("/files/", "").split("/");
    const moved = { bucket, path: rest.join("/") };
    expect((await bytesOf(await diskStore(server.folder).read(moved))).equals(VIDEO)).toBe(true);
    expect(await run("files", "move", "s3", "--remove")).toContain("2 files copied, 0 were there, 2 removed");
    expect(await keysIn(BUCKET)).toEqual(keys);
    expect(await run("backup")).toContain("2 files (10.");
    expect(await run("doctor")).toMatch(/Files.*takes the key/);
    const restored = await mkdtemp(path.join(tmpdir(), "s3-restored-"));
    for (const key of keys) await raw("DELETE", `${BUCKET}/${key}`);
    chmodSync(restored, 0o711);
    expect(await runIn(restored, "restore")).toContain("2 files");
    expect(await keysIn(BUCKET)).toEqual(keys);
    await rm(restored, { recursive: true });
  });
});
