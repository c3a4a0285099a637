import { afterEach, expect, test, vi } from "vitest";
import { moveClock } from "#app/platform/clock.server";
import { logSeldom } from "./log-seldom.server";

afterEach(() => {
  moveClock(0);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("what strangers cause is one line a minute of each event, and the next says how many were not told", () => {
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  vi.stubEnv("NODE_ENV", "production");
  for (let time = 0; time < 1000; time += 1) logSeldom("warn", "refused", { time });
  logSeldom("warn", "called");
  moveClock(61_000);
  logSeldom("warn", "refused", { time: "later" });
  logSeldom("warn", "called");
  expect(lines.map(({ event, time, untoldBefore }) => [event, time, untoldBefore])).toEqual([
    ["refused", 0, undefined],
    ["called", undefined, undefined],
    ["refused", "later", 999],
    ["called", undefined, undefined],
  ]);
});
