import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookForNews } from "./look-for-news";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visible tab that counts how often it has polled. */
function aTab() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const tab = new EventTarget();
  const look = vi.fn();
  const end = lookForNews(look, { page, tab });
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const looksIn = (seconds: number) => {
    const before = look.mock.calls.length;
    vi.advanceTimersByTime(seconds * 1000);
    return look.mock.calls.length - before;
  };
  return { tab, look, end, show, looksIn };
}

test("a tab that stays in sight looks by itself, soon at first and once a minute in the end", () => {
  const { looksIn } = aTab();
  expect([looksIn(5), looksIn(6), looksIn(600) < 20, looksIn(600)]).toEqual([1, 1, true, 10]);
});

test("one that comes back into sight or gets the focus looks at once, and soon again; one that is hidden does not look", () => {
  const { tab, look, show, looksIn } = aTab();
  show("hidden");
  expect(looksIn(3600)).toBe(0);
  show("visible");
  expect([look.mock.calls.length, looksIn(5)]).toEqual([1, 1]);
  looksIn(600);
  const before = look.mock.calls.length;
  tab.dispatchEvent(new Event("focus"));
  expect([look.mock.calls.length - before, looksIn(5)]).toEqual([1, 1]);
});

test("once the page is left nothing looks any more", () => {
  const { tab, look, end, show, looksIn } = aTab();
  end();
  show("visible");
  tab.dispatchEvent(new Event("focus"));
  expect([looksIn(600), look.mock.calls.length]).toEqual([0, 0]);
});
