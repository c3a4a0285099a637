import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { MEGABYTE } from "#app/platform/sizes";
import { brokenIn } from "../support/faulty-site";
import { HttpPerson } from "../support/http-person";
import { ServerUnderTest } from "../support/server";
import { box, film } from "../support/video-files";

const server = new ServerUnderTest();
const root = new HttpPerson(server, "root@example.com");
const VIDEO_BYTES = 100 * MEGABYTE;
const MAX_GROWTH = 32 * MEGABYTE;
const READERS = 20;

const memoryFile = path.join(server.folder, "memory");
const preload = path.resolve("tests/support/memory-within.cjs");

const ENVIRONMENT = { ADMIN_EMAILS: root.email, DEMO: "0", NODE_OPTIONS: `--expose-gc --require ${preload}`, MEMORY_FILE: memoryFile };
const LONG_AGO_MS = 3_600_000;

beforeAll(async () => {
  await server.start(ENVIRONMENT);
  await root.join();
});
afterAll(() => server.remove());

/** Memory in use inside the server. Its process is larger by what has not been returned yet, which depends on the machine. */
const heldBytes = () => Number(readFileSync(memoryFile, "utf8"));

/** Returns the greatest growth above the initial memory during some work. */
async function growthOf(work: (watch: () => void) => Promise<unknown>) {
  const before = heldBytes();
  let most = before;
  await work(() => {
    most = Math.max(most, heldBytes());
  });
  process.stdout.write(`${Math.round((most - before) / MEGABYTE)} MB more were held\n`);
  return most - before;
}

/** Every file in the videos folder, including unfinished ones. */
function files() {
  try {
    return readdirSync(path.join(server.folder, "files/videos"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}

const stored = () => files().length;

const BOUNDARY = "----a-boundary";
const FIELD = (name: string, value: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const HEAD = Buffer.from(
  `${FIELD("slot", "hero")}--${BOUNDARY}\r\nContent-Disposition: form-data; name="video"; filename="large.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** Uploads a video of 100 MB piece by piece, optionally stopping part-way; watches the server's memory meanwhile. */
async function upload({
  until = 1,
  watch = (): void => undefined,
  breakOff = async (sending: ClientRequest): Promise<unknown> => sending.destroy(),
} = {}) {
  const begin = Buffer.concat([box("ftyp", "isom\0\0\0\0"), film(10)]);
  const pictures = Buffer.alloc(8);
  pictures.writeUInt32BE(VIDEO_BYTES - begin.length);
  pictures.write("mdat", 4, "latin1");
  const head = Buffer.concat([HEAD, begin, pictures]);
  const body = VIDEO_BYTES - begin.length - pictures.length;
  const sending = request(`${server.url}/admin/videos/upload`, {
    method: "POST",
    headers: {
      cookie: root.cookie,
      origin: server.url,
      "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
      "content-length": head.length + body + TAIL.length,
    },
  });
  const answered = new Promise<number>((resolve) => {
    sending.once("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.once("error", () => resolve(0));
  });
  const piece = Buffer.alloc(MEGABYTE / 4, 7);
  const write = async (bytes: Buffer) => {
    if (!sending.write(bytes)) await new Promise((resolve) => sending.once("drain", resolve));
  };
  await write(head);
  const wanted = Math.floor(body * until);
  for (let sent = 0; sent < wanted; sent += piece.length) {
    await write(piece.subarray(0, Math.min(piece.length, wanted - sent)));
    watch();
  }
  if (until < 1) await breakOff(sending);
  else sending.end(TAIL);
  return answered;
}

async function rows() {
  const database = await openEmbeddedDatabase({ dataDir: server.folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  const { rows: found } = await client.query(
    "select (select count(*)::int from hero_videos) as videos, (select count(*)::int from files) as files, (select count(*)::int from audit_log) as audit",
  );
  await client.end();
  await database.stop();
  return found[0];
}

test(`while a video of ${VIDEO_BYTES / MEGABYTE} MB arrives the server holds less than ${MAX_GROWTH / MEGABYTE} MB more`, async () => {
  await upload({ until: 0.01 });
  const growth = await growthOf(async (watch) => expect(await upload({ watch })).toBe(201));
  expect(growth).toBeLessThan(MAX_GROWTH);
  expect(stored()).toBe(1);
});

test.each([0.01, 0.5, 0.99])("an upload that breaks off at %d of it leaves no file and no row", async (until) => {
  for (let time = 0; time < 5; time += 1) expect(await upload({ until })).toBe(0);
  await expect.poll(async () => [stored(), await rows()]).toEqual([1, { videos: 1, files: 1, audit: 1 }]);
});

test("a server that is killed while one arrives leaves no row, and after the next start what it had written goes", async () => {
  expect(await upload({ until: 0.5, breakOff: () => server.stop("SIGKILL") })).toBe(0);
  const left = files().filter((file) => file.endsWith(".part"));
  expect([left.length, stored()]).toEqual([1, 2]);
  // As if last written so long ago that no server can still be writing it.
  const before = new Date(Date.now() - LONG_AGO_MS);
  for (const file of left) utimesSync(file, before, before);
  await server.start(ENVIRONMENT);
  await expect.poll(stored, { timeout: 180_000, interval: 500 }).toBe(1);
  expect(await rows()).toEqual({ videos: 1, files: 1, audit: 1 });
});

test(`while ${READERS} read ranges of it at once the server holds less than ${MAX_GROWTH / MEGABYTE} MB more`, async () => {
  const [, address = ""] = /src="(\/files\/videos\/hero\/[^"]+)"/.exec(await (await root.get("/admin/videos")).text()) ?? [];
  const length = VIDEO_BYTES / 5;
  const read = async (watch: () => void, first: number) => {
    const part = await fetch(server.url + address, { headers: { range: `bytes=${first}-${first + length - 1}` } });
    expect(part.status).toBe(206);
    let size = 0;
    for await (const bytes of part.body!) {
      size += bytes.length;
      watch();
    }
    expect(size).toBe(length);
  };
  const growth = await growthOf((watch) => Promise.all(Array.from({ length: READERS }, (_, reader) => read(watch, reader * 2 * MEGABYTE))));
  expect(growth).toBeLessThan(MAX_GROWTH);
});

test("after all of it no invariant is broken", async () => {
  await server.stop();
  expect(await brokenIn(server.folder)).toEqual([]);
});
