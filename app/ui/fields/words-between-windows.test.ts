import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWindows, offerWords } from "./words-between-windows";

const body = { dataset: { by: "ada" } };
const stops: (() => void)[] = [];
beforeEach(() => vi.stubGlobal("document", { body }));
afterEach(() => {
  body.dataset.by = "ada";
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Returns what a new window receives; null when every other open window was asked, and none answered. */
function asked(name: string, whose = "ada") {
  return new Promise<string | null>((resolve) => {
    body.dataset.by = whose;
    stops.push(askWindows(name, resolve));
    body.dataset.by = "ada";
    // Asked after it, so answered after it.
    stops.push(
      offerWords(["last"], "last"),
      askWindows("last", () => resolve(null)),
    );
  });
}

test("a link that was opened in a window of its own is given the words that stand beside it", async () => {
  stops.push(offerWords(["hour ada", "hour bea"], "My shop and its taxes"));
  expect(await asked("hour bea")).toBe("My shop and its taxes");
});

test("nothing is given by another name, to somebody else, or once the link is gone", async () => {
  const stop = offerWords(["hour ada"], "My shop and its taxes");
  stops.push(stop);
  expect(await asked("hour bea")).toBe(null);
  expect(await asked("hour ada", "bob")).toBe(null);
  stop();
  expect(await asked("hour ada")).toBe(null);
});
