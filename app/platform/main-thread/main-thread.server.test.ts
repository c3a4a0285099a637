import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { beginAnswer, watchMainThread } from "./main-thread.server";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Holds this thread for as long. */
function hold(milliseconds: number) {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

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
