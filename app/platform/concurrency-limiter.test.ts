import { expect, test } from "vitest";
import { limitConcurrency, TooBusy } from "./concurrency-limiter";

/** Work that ends when it is told to. */
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
