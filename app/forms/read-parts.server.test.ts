import { setImmediate as nextTurn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { countHeldBytes } from "#app/platform/http/bodies/held-bytes";
import type { FormPart } from "#app/platform/http/multipart.server";
import { readParts } from "./read-parts.server";

/** Every file that was put together, as long as something holds it, and how many pieces it was made of. */
const made: { file: WeakRef<File>; pieces: number }[] = [];

vi.stubGlobal(
  "File",
  class extends File {
    constructor(pieces: BlobPart[], name: string, options?: FilePropertyBag) {
      super(pieces, name, options);
      made.push({ file: new WeakRef<File>(this), pieces: pieces.length });
    }
  },
);

afterEach(() => {
  made.length = 0;
});

/** Collects what nobody holds any more. */
async function collectGarbage() {
  setFlagsFromString("--expose-gc");
  for (let turns = 0; turns < 3; turns += 1) {
    await nextTurn();
    runInNewContext("gc")();
  }
}

const aFile = (content: AsyncIterable<Uint8Array>): FormPart => ({ name: "document", fileName: "a.txt", type: "text/plain", content });

async function* bytes(count: number, size = 1000) {
  for (let sent = 0; sent < count; sent += size) yield new Uint8Array(size);
}

const LIMITS = { isTaken: true, bytes: 1_000_000, isKnown: false };

test("once a file no longer fits, those before it are no longer in memory, nothing that follows is kept, and others have the room", async () => {
  const hold = countHeldBytes({ most: 10_000, maxOfOne: 10_000 });
  const [held, other] = [hold("10.0.0.1"), hold("10.0.0.1")];
  const seen: unknown[] = [];
  async function* parts() {
    yield aFile(bytes(8000));
    yield aFile(
      (async function* () {
        yield* bytes(3000);
        await collectGarbage();
        seen.push(
          made.map(({ file }) => file.deref()),
          other.take(10_000),
        );
        other.release();
        yield* bytes(1000);
      })(),
    );
    yield aFile(bytes(8000));
    seen.push(other.take(10_000));
  }
  expect(await readParts(parts(), { ...LIMITS, held })).toBe(null);
  expect(seen).toEqual([[undefined], true, true]);
});

test("what fits is kept, a file that comes byte by byte in few pieces", async () => {
  const held = countHeldBytes({ most: 10_000, maxOfOne: 10_000 })("10.0.0.1");
  const kept = await readParts(
    (async function* () {
      yield aFile(bytes(5000, 1));
      yield aFile(bytes(5000));
    })(),
    { ...LIMITS, held },
  );
  expect(kept?.map(([name, file]) => [name, (file as File).size])).toEqual([
    ["document", 5000],
    ["document", 5000],
  ]);
  expect(Math.max(...made.map(({ pieces }) => pieces))).toBeLessThan(5);
});
