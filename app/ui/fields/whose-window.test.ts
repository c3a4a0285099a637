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
  const body: { dataset: { by?: string } } = { dataset: {} };
  const document = { addEventListener: () => undefined, body, querySelectorAll: () => [] };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("document", document);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  return {
    show(by?: string) {
      body.dataset = by === undefined ? {} : { by };
    },
    /** A page of which nothing but this file has come. */
    async showBeforeReact(by?: string) {
      this.show(by);
      vi.resetModules();
      await import("../connection/drafts-before-react");
      return kept.get(HOUR) ?? "";
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

test("so it is before the scripts of a page have come", async () => {
  const window = aWindow();
  window.show();
  keepWords(HOUR, "my divorce");
  expect(await window.showBeforeReact("ada")).toBe("my divorce");
  expect(await window.showBeforeReact()).toBe("my divorce");
  expect(await window.showBeforeReact("ada")).toBe("my divorce");
  expect(await window.showBeforeReact("ben")).toBe("");
});
