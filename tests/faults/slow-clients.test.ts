// F9: a thousand who send their headers a line at a time, a thousand who send a form a byte at a time, and a thousand who do not read what they have asked for. Others go on, and all of them are let go.
import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MEGABYTE } from "#app/platform/sizes";
import { FaultySite } from "../support/faulty-site";
import { type Footprint, footprintOf, outgrown } from "../support/invariants/footprint";

const SLOW = 1000;
const ANSWERED_WITHIN_MS = 8000;
const LOOKS = 60;
/** Headers have 15 s, forms half a minute, and whoever takes nothing of an answer two; now and then is looked who has outstayed that. */
const LET_GO_MS = 240_000;

/** Seldom: everything that nobody holds is let go beforehand, which takes time from those who look. */
const MEMORY_EVERY_MS = 4000;
/** A few kilobytes of each that was ever there would be more. */
const MOST_KEPT = 16 * MEGABYTE;

const site = new FaultySite();
const memoryFile = path.join(site.server.folder, "memory");
const preload = path.resolve("tests/support/memory-within.cjs");
let before: Footprint;

beforeAll(async () => {
  const memory = { MEMORY_FILE: memoryFile, MEMORY_EVERY_MS: String(MEMORY_EVERY_MS) };
  await site.start({ NODE_OPTIONS: `--max-semi-space-size=16 --expose-gc --require ${preload}`, ...memory });
  // What is made once is made.
  await lookAround();
  before = footprint();
});
afterAll(() => site.server.remove());

/**
 * With the memory that the server holds. Its process weighs more for a while: what was let go in between others is not given back to the system, and what comes
 * next is put there (a second thousand of each kind adds next to nothing).
 */
const footprint = (): Footprint => ({
  ...footprintOf(site.server.pid!, site.server.folder),
  memory: Number(readFileSync(memoryFile, "utf8")),
});

/** How a visitor, somebody who is signed in, and whoever asks for a file fare. */
async function lookAround() {
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look += 1)
    for (const ask of [
      () => fetch(`${site.server.url}/business`),
      () => fetch(`${site.server.url}/favicon.svg`),
      () => site.client!.get("/consultations"),
    ]) {
      const began = performance.now();
      const answer = await ask();
      await answer.text();
      expect(answer.status).toBe(200);
      times.push(performance.now() - began);
    }
  return times.sort((one, other) => one - other);
}

/** The slowest may have been one whose connection the system did not take at once, while a thousand others came: it is asked for again after seconds. */
const ninetyNine = (times: number[]) => Math.round(times[Math.floor(times.length * 0.99)]!);

/** Slow ones of one kind; `goOn` is called each second for each that is still there. */
class Slow {
  readonly #sockets = new Set<Socket>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly begins: string,
    goOn: ((socket: Socket) => void) | null,
  ) {
    this.#timer = setInterval(() => {
      if (goOn) for (const socket of this.#sockets) if (socket.writable) goOn(socket);
    }, 1000);
  }

  async come(count: number) {
    const port = Number(new URL(site.server.url).port);
    for (let each = 0; each < count; each += 1) {
      const socket = connect(port, "127.0.0.1");
      this.#sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => this.#sockets.delete(socket));
      // Nothing of an answer is read: what does not fit into the buffers stays with the server.
      socket.pause();
      await new Promise((resolve) => socket.once("connect", resolve).once("error", resolve));
      socket.write(this.begins);
    }
  }

  /** How many the server still knows: one that it has let go is seen by whoever reads. */
  left() {
    for (const socket of this.#sockets) socket.resume();
    return this.#sockets.size;
  }

  end() {
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }
}

const host = () => `Host: ${new URL(site.server.url).host}`;
const FORM = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000";

const KINDS: [what: string, begins: () => string, goesOn: ((socket: Socket) => void) | null][] = [
  ["send headers a line at a time", () => `GET /business HTTP/1.1\r\n${host()}\r\n`, (socket) => socket.write("X-More: and more\r\n")],
  [
    "send a form a byte at a time",
    () => `POST /auth HTTP/1.1\r\n${host()}\r\nOrigin: ${site.server.url}\r\n${FORM}\r\n\r\nintent=sign-in&email=`,
    (socket) => socket.write("a"),
  ],
];

test.each(KINDS)(`${SLOW} who %s keep nobody from being answered, and are let go`, async (what, begins, goesOn) => {
  const alone = ninetyNine(await lookAround());
  const slow = new Slow(begins(), goesOn);
  try {
    await slow.come(SLOW);
    const times = await lookAround();
    await site.moreBooked(2);
    process.stdout.write(`${what}: 99 of 100 looks within ${ninetyNine(times)} ms, ${alone} ms without them\n`);
    expect(ninetyNine(times)).toBeLessThan(ANSWERED_WITHIN_MS);
    await expect.poll(() => slow.left(), { timeout: LET_GO_MS, interval: 1000 }).toBe(0);
  } finally {
    slow.end();
  }
});

test(`${SLOW} who read nothing of what they have asked for keep nobody from being answered, and are let go`, async () => {
  const alone = ninetyNine(await lookAround());
  const [asked] = readdirSync("build/client/assets").filter((name) => /^frame-.*js$/.test(name));
  // So often that the answers fit into no buffer of the system, and not more than one may ask for ahead.
  const slow = new Slow(`GET /assets/${asked} HTTP/1.1\r\n${host()}\r\n\r\n`.repeat(8), null);
  try {
    await slow.come(SLOW);
    const times = await lookAround();
    await site.moreBooked(2);
    process.stdout.write(`read nothing of ${asked}: 99 of 100 looks within ${ninetyNine(times)} ms, ${alone} ms without them\n`);
    expect(ninetyNine(times)).toBeLessThan(ANSWERED_WITHIN_MS);
    await expect.poll(() => footprint().descriptors, { timeout: LET_GO_MS, interval: 1000 }).toBeLessThan(before.descriptors + SLOW / 10);
  } finally {
    slow.end();
  }
});

test("memory and descriptors come back, nothing that was acknowledged is lost, and no invariant is broken", async () => {
  const weighs = footprintOf(site.server.pid!, site.server.folder).memory;
  process.stdout.write(
    `held ${[before, footprint()].map(({ memory }) => Math.round(memory / MEGABYTE)).join(" MB before, ")} MB after; the process weighs ${Math.round(weighs / MEGABYTE)} MB\n`,
  );
  await expect.poll(() => outgrown(before, footprint()), { timeout: 60_000 }).toEqual([]);
  await expect.poll(() => footprint().memory, { timeout: 60_000 }).toBeLessThan(before.memory + MOST_KEPT);
  expect(await site.broken()).toEqual([]);
});
