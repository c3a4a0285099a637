import { expect, test } from "vitest";
import { limitConcurrency, TooBusy } from "./concurrency-limiter";

/** Work that ends on request. */
function opened() {
  const doors: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => doors.push(() => resolve("done")));
  return { doors, work };
}

test("as many run as may run, the rest wait, and one more is refused", async () => {
  const line = limitConcurrency({ running: 2, waiting: 3 });
  const { doors, work } = opened();
  const started = Array.from({ length: 5 }, () => line(work));
  await expect(line(work)).rejects.toBeInstanceOf(TooBusy);
  expect(doors).toHaveLength(2);
  expect(line.figures).toMatchObject({ running: 2, waiting: 3 });
  while (line.figures.finished < 5) {
    doors.shift()?.();
    await Promise.resolve();
    expect(line.figures.running).toBeLessThanOrEqual(2);
  }
  expect(await Promise.all(started)).toEqual(Array(5).fill("done"));
  expect(line.figures).toEqual({ running: 0, waiting: 0, finished: 5 });
});

test("work that fails makes room for the next", async () => {
  const line = limitConcurrency({ running: 1, waiting: 1 });
  const failing = line(() => Promise.reject(new Error("broken")));
  const next = line(() => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

test("whoever has less under way goes first, and a full line is full for whoever fills it", async () => {
  let asking = "crowd";
  const line = limitConcurrency({ running: 1, waiting: 3, whose: () => asking });
  const { doors, work } = opened();
  const ended: string[] = [];
  const ask = (name: string) =>
    line(work).then(
      () => ended.push(name),
      () => ended.push(`${name} refused`),
    );
  const all = [ask("crowd 1"), ask("crowd 2"), ask("crowd 3"), ask("crowd 4")];
  asking = "other";
  all.push(ask("other 1"));
  await Promise.resolve();
  await Promise.resolve();
  expect(ended).toEqual(["crowd 4 refused"]);
  asking = "crowd";
  all.push(ask("crowd 5"));
  for (let turn = 0; turn < 4; turn += 1) {
    doors.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(ended).toEqual(["crowd 4 refused", "crowd 5 refused", "crowd 1", "other 1", "crowd 2", "crowd 3"]);
});
