import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { LIMITS } from "#app/platform/limits/limits";
import { runAsOwner } from "#app/platform/turns/database-turns.server";
import { useSettings } from "../../../tests/support/settings";
import { cacheDrawings } from "./drawing-cache.server";

useSettings({ RATE_LIMITS: "on" });

/** Drawings of four bytes that end on request; lists which have begun. */
function opened(maxBytes?: number) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const draw = (drawing: string) => {
    begun.push(drawing);
    return new Promise<Buffer>((resolve) => ends.push(() => resolve(Buffer.from(drawing.padEnd(4)))));
  };
  const kept = cacheDrawings(draw, maxBytes);
  const ask = (name: string, network = "203.0.113.1") => runAsOwner(network, () => kept(name, () => name, network));
  const end = async () => {
    ends.shift()?.();
    await nextTurn();
  };
  /** Asks for a picture and has it drawn if it is not kept. */
  const askDrawn = async (name: string, network?: string) => {
    const asked = ask(name, network);
    await end();
    return asked;
  };
  return { begun, ask, end, askDrawn };
}

test("one picture is drawn at a time, the networks take turns, and who asks for the same one waits for that", async () => {
  const { begun, ask, end } = opened();
  const all = [ask("a", "one"), ask("b", "one"), ask("c", "one"), ask("d", "another"), ask("a", "another")];
  await nextTurn();
  expect(begun).toEqual(["a"]);
  for (let turn = 0; turn < 4; turn += 1) await end();
  expect(begun).toEqual(["a", "d", "b", "c"]);
  expect((await Promise.all(all)).map((each) => each.ok && each.picture.toString().trim())).toEqual(["a", "b", "c", "d", "a"]);
});

test("one network has so many drawn a minute, others theirs, and what is kept is given to all", async () => {
  const { begun, askDrawn, ask } = opened();
  const { perNetwork } = LIMITS["share-picture"];
  for (let count = 0; count < perNetwork; count += 1) expect(await askDrawn(`picture ${count}`, "203.0.113.7")).toMatchObject({ ok: true });
  expect(await ask("one more", "203.0.113.7")).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
  expect(await ask("picture 0", "203.0.113.7")).toMatchObject({ ok: true });
  expect(await askDrawn("one more", "203.0.113.8")).toMatchObject({ ok: true });
  expect(begun).toHaveLength(perNetwork + 1);
});

test("as much is kept as there is room for, and whatever was asked for last stays", async () => {
  const { begun, askDrawn } = opened(8);
  for (const name of ["a", "b", "a", "c"]) await askDrawn(name, "203.0.113.9");
  begun.splice(0);
  for (const name of ["a", "c", "b"]) await askDrawn(name, "203.0.113.9");
  expect(begun).toEqual(["b"]);
});

test("a picture that could not be drawn is drawn for the next who asks", async () => {
  let isBroken = true;
  const kept = cacheDrawings(async (drawing) => {
    if (isBroken) throw new Error("no");
    return Buffer.from(drawing);
  });
  await expect(kept("a", () => "a")).rejects.toThrow("no");
  isBroken = false;
  expect(await kept("a", () => "a")).toMatchObject({ ok: true });
});
