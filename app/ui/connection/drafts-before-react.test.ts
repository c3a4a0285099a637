import { afterEach, expect, test, vi } from "vitest";
import { storeText } from "../fields/stored-text";

const HOUR = "hour ada 2026-12-01T09:00:00.000Z";

/** A window's storage, and the person whose page it shows. */
function aWindow() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
  };
  const body: { dataset: { by?: string } } = { dataset: {} };
  vi.stubGlobal("sessionStorage", sessionStorage);
  vi.stubGlobal("document", { addEventListener: () => undefined, body, querySelectorAll: () => [] });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  vi.stubGlobal("location", { pathname: "/", search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  return {
    show(by?: string) {
      body.dataset = by === undefined ? {} : { by };
    },
    /** A page on which only this file has loaded. */
    async showBeforeReact(by?: string) {
      this.show(by);
      vi.resetModules();
      await import("./drafts-before-react");
      return kept.get(HOUR) ?? "";
    },
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("before the scripts of a page have come, what somebody typed is put away once nobody is signed in, theirs again, and nothing to the next", async () => {
  const window = aWindow();
  window.show();
  storeText(HOUR, "my divorce");
  expect(await window.showBeforeReact("ada")).toBe("my divorce");
  expect(await window.showBeforeReact()).toBe("");
  expect(await window.showBeforeReact("ada")).toBe("my divorce");
  expect(await window.showBeforeReact("ben")).toBe("");
});
