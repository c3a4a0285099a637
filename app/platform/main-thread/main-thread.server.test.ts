import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { beginAnswer, watchMainThread } from "./main-thread.server";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const worked = () => Object.values(process.threadCpuUsage()).reduce((sum, each) => sum + each) / 1000;

/** Blocks this thread with that much CPU time, however slow the machine. */
function hold(milliseconds: number) {
  const [end, done] = [performance.now() + milliseconds, worked() + milliseconds];
  while (performance.now() < end || worked() < done);
}

/** Suspends this thread for that long, as a busy machine does. */
const keepWaiting = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

test("a hold is one line of the log with its routes, and none is logged once the watch has ended", async () => {
  const lines: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ routes }) => routes?.includes("POST /ai-assistant"));
  const end = watchMainThread();
  const endAnswer = beginAnswer("POST /ai-assistant");
  hold(200);
  await wait(100);
  endAnswer();
  expect(logged().length).toBeGreaterThan(0);
  const longest = Math.max(...logged().map(({ milliseconds }) => milliseconds));
  expect(longest).toBeGreaterThanOrEqual(200);
  expect(logged()[0]).toMatchObject({ level: "warn", event: "the main thread was held", count: expect.any(Number) });
  end();
  const before = lines.length;
  hold(200);
  await wait(100);
  expect(lines).toHaveLength(before);
});

test("holds in which the thread did not work are a line a minute, with their routes, and are not said to be the site's", async () => {
  const lines: string[] = [];
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  // Resets what was logged within this minute.
  vi.resetModules();
  const fresh = await import("./main-thread.server");
  const endAnswer = fresh.beginAnswer("GET /pricing");
  const end = fresh.watchMainThread();
  for (let time = 0; time < 3; time += 1) {
    keepWaiting(300);
    await wait(50);
  }
  endAnswer();
  end();
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.filter(({ event }) => event === "the machine kept the main thread waiting")).toMatchObject([
    { level: "warn", routes: ["GET /pricing"], milliseconds: expect.any(Number), count: expect.any(Number) },
  ]);
  expect(logged.filter(({ event, processorMilliseconds }) => event === "the main thread was held" && processorMilliseconds <= 50)).toEqual(
    [],
  );
});
