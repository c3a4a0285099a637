import { readFileSync } from "node:fs";
import vm from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { keepWords, readKept } from "./kept-words";

const HOUR = "hour ada 2026-12-01T09:00:00.000Z";

/** What a window keeps, and whose page it shows. */
function aWindow() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
  };
  const heard = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const body: { dataset: { by?: string } } = { dataset: {} };
  const document = { ...heard, body, querySelectorAll: () => [] };
  const performance = { getEntriesByType: () => [] };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("document", document);
  return {
    show(by?: string) {
      body.dataset = by === undefined ? {} : { by };
    },
    /** A page of which nothing but this file has come. */
    showBeforeReact(by?: string) {
      this.show(by);
      const place = { pathname: "/", search: "" };
      vm.runInNewContext(readFileSync("public/drafts.js", "utf8"), { ...heard, sessionStorage, document, performance, location: place });
      return kept.get(HOUR) ?? "";
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test("what somebody has typed is nothing to the next who signs in at that window, and theirs again while nobody has", () => {
  const window = aWindow();
  window.show("ada");
  keepWords(HOUR, "my divorce");
  window.show();
  window.show("ada");
  expect(readKept(HOUR)).toBe("my divorce");
  window.show("ben");
  expect(readKept(HOUR)).toBe("");
  keepWords(HOUR, "my patent");
  expect(readKept(HOUR)).toBe("my patent");
  window.show("ada");
  expect(readKept(HOUR)).toBe("");
});

test("what was typed before anybody had signed in is theirs who does", () => {
  const window = aWindow();
  window.show();
  keepWords(HOUR, "my divorce");
  window.show("ada");
  expect(readKept(HOUR)).toBe("my divorce");
});

test("so it is before the scripts of a page have come", () => {
  const window = aWindow();
  window.show();
  keepWords(HOUR, "my divorce");
  expect(window.showBeforeReact("ada")).toBe("my divorce");
  expect(window.showBeforeReact()).toBe("my divorce");
  expect(window.showBeforeReact("ada")).toBe("my divorce");
  expect(window.showBeforeReact("ben")).toBe("");
});
