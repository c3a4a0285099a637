import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFresh } from "./keep-fresh";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visible tab, and how often it reloads. */
function aTab() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as DocumentVisibilityState });
  const tab = new EventTarget();
  const ask = vi.fn();
  const end = keepFresh(ask, { page, tab });
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const asksIn = (minutes: number) => {
    const before = ask.mock.calls.length;
    vi.advanceTimersByTime(minutes * 60_000);
    return ask.mock.calls.length - before;
  };
  return { tab, ask, end, show, asksIn };
}

test("a page that stays in sight asks anew every five minutes, and one that is hidden does not", () => {
  const { show, asksIn } = aTab();
  expect([asksIn(4), asksIn(1), asksIn(11)]).toEqual([0, 1, 2]);
  show("hidden");
  expect(asksIn(600)).toBe(0);
});

test("one that is come back to after a minute asks at once, and not twice", () => {
  const { tab, ask, show, asksIn } = aTab();
  tab.dispatchEvent(new Event("focus"));
  expect(ask).not.toHaveBeenCalled();
  show("hidden");
  asksIn(11);
  show("visible");
  tab.dispatchEvent(new Event("focus"));
  expect(ask).toHaveBeenCalledTimes(1);
});

test("once the page is left nothing asks any more", () => {
  const { tab, ask, end, show, asksIn } = aTab();
  end();
  asksIn(20);
  show("visible");
  tab.dispatchEvent(new Event("focus"));
  expect(ask).not.toHaveBeenCalled();
});
