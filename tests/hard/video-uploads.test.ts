import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { MEGABYTE } from "#app/platform/sizes";
import { HttpPerson } from "../support/http-person";
import { ServerUnderTest } from "../support/server";
import { box, film } from "../support/video-files";

const server = new ServerUnderTest();
const root = new HttpPerson(server, "root@example.com");
const VIDEO_BYTES = 100 * MEGABYTE;

beforeAll(async () => {
  await server.start({ ADMIN_EMAILS: root.email, DEMO: "0" });
  await root.join();
});
afterAll(() => server.remove());

const memoryKilobytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1]);

function stored() {
  try {
    return readdirSync(path.join(server.folder, "files/videos"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  } catch {
    return 0;
  }
}

const BOUNDARY = "----a-boundary";
const FIELD = (name: string, value: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const HEAD = Buffer.from(
  `${FIELD("slot", "hero")}--${BOUNDARY}\r\nContent-Disposition: form-data; name="video"; filename="large.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
);
const TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** Sends a video of 100 MB piece by piece, up to a part of it; watches the server's memory all the while. */
async function upload({ until = 1, watch = (): void => undefined } = {}) {
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
  if (until < 1) sending.destroy();
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

test("a video of 100 MB arrives while the server's memory grows by less than 64 MB", async () => {
  await upload({ until: 0.01 });
  const before = memoryKilobytes();
  let most = before;
  const status = await upload({
    watch: () => {
      most = Math.max(most, memoryKilobytes());
    },
  });
  expect(status).toBe(201);
  most = Math.max(most, memoryKilobytes());
  process.stdout.write(`memory grew by ${Math.round((most - before) / 1024)} MB\n`);
  expect(most - before).toBeLessThan(64 * 1024);
  expect(stored()).toBe(1);
});

test.each([0.01, 0.5, 0.99])("an upload that breaks off at %d of it leaves no file and no row", async (until) => {
  for (let time = 0; time < 5; time += 1) expect(await upload({ until })).toBe(0);
  await expect.poll(async () => [stored(), await rows()], { timeout: 10_000 }).toEqual([1, { videos: 1, files: 1, audit: 1 }]);
});

test("a video of 100 MB is read in ranges, many at once, while the memory grows by less than 64 MB", async () => {
  const [, address = ""] = /src="(\/files\/videos\/hero\/[^"]+)"/.exec(await (await root.get("/admin/videos")).text()) ?? [];
  const before = memoryKilobytes();
  let most = before;
  await Promise.all(
    Array.from({ length: 20 }, async (_, reader) => {
      const first = reader * 2 * MEGABYTE;
      const part = await fetch(server.url + address, { headers: { range: `bytes=${first}-${first + 20 * MEGABYTE - 1}` } });
      expect(part.status).toBe(206);
      let size = 0;
      for await (const bytes of part.body!) {
        size += bytes.length;
        most = Math.max(most, memoryKilobytes());
      }
      expect(size).toBe(20 * MEGABYTE);
    }),
  );
  process.stdout.write(`memory grew by ${Math.round((most - before) / 1024)} MB\n`);
  expect(most - before).toBeLessThan(64 * 1024);
});
