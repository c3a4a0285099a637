import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./paced";

let done = 0;
function count() {
  done += 1;
}

beforeEach(() => {
  done = 0;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => void vi.useRealTimers());

test("few are done at once, and of any number more one in each time, the last of them never lost", () => {
  const call = paced(count, { burst: 3, everyMs: 1000 });
  for (let times = 1; times <= 100; times += 1) call();
  expect(done).toBe(3);
  vi.advanceTimersByTime(999);
  expect(done).toBe(3);
  vi.advanceTimersByTime(1);
  expect(done).toBe(4);
  vi.advanceTimersByTime(60_000);
  expect(done).toBe(4);
});

test("whoever calls without end is answered once in each time", () => {
  const call = paced(count, { burst: 2, everyMs: 1000 });
  for (let tenths = 0; tenths < 100; tenths += 1) {
    call();
    vi.advanceTimersByTime(100);
  }
  expect(done).toBeGreaterThanOrEqual(10);
  expect(done).toBeLessThanOrEqual(12);
});

test("after a rest there are as many at once as in the beginning, and no more", () => {
  const call = paced(count, { burst: 2, everyMs: 1000 });
  for (let times = 0; times < 5; times += 1) call();
  vi.advanceTimersByTime(60_000);
  done = 0;
  for (let times = 0; times < 5; times += 1) call();
  expect(done).toBe(2);
});
