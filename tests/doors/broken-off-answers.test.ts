import { readdirSync, readlinkSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { useServedSite } from "../support/served-site";

const server = useServedSite();

const FOLDER = path.resolve("build/client/assets");
/** The largest file fits into no system buffer. */
const [LARGEST = ""] = readdirSync(FOLDER).sort(
  (one, other) => statSync(path.join(FOLDER, other)).size - statSync(path.join(FOLDER, one)).size,
);

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function begin(asked: string) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  sockets.push(socket.on("error", () => undefined));
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(asked);
  return socket;
}

const request = (address: string) => `GET ${address} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n\r\n`;

/** Returns the build files that are open in this process, in which the site runs. */
function openFiles() {
  const linkOf = (descriptor: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return "";
    }
  };
  return readdirSync("/proc/self/fd").filter((descriptor) => linkOf(descriptor).startsWith(FOLDER)).length;
}

test.runIf(process.platform === "linux")("whoever leaves in the middle of a file leaves none open", async () => {
  const before = openFiles();
  const readers = await Promise.all(Array.from({ length: 20 }, () => begin(request(`/assets/${LARGEST}`))));
  await Promise.all(readers.map((reader) => new Promise((resolve) => reader.once("data", () => resolve(reader.pause())))));
  for (const reader of readers) reader.destroy();
  await expect.poll(openFiles).toBe(before);
});

test.runIf(process.platform === "linux")("of many files that one connection asks for and does not read, one is open", async () => {
  const before = openFiles();
  const reader = await begin(request(`/assets/${LARGEST}`).repeat(10));
  await new Promise((resolve) => reader.once("data", () => resolve(reader.pause())));
  // A page request is processed after everything sent before it.
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  expect(openFiles() - before).toBeLessThanOrEqual(1);
});

test("what one connection asks for ahead is answered in order, and whoever asks for too much ahead is cut off", async () => {
  const heard = async (socket: Socket) => {
    let said = "";
    for await (const piece of socket) said += piece;
    return said;
  };
  const last = `GET /livez HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nConnection: close\r\n\r\n`;
  const said = await heard(await begin(request("/livez") + request("/nowhere-at-all") + last));
  expect([...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["200", "404", "200"]);
  const cut = await heard(await begin(request("/auth").repeat(200) + last)).catch(() => "");
  expect([...cut.matchAll(/HTTP\/1\.1 \d+/g)].length).toBeLessThan(100);
});
