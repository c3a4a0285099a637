import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readStoredText, storeText } from "./stored-text";

/** A window's storage, as in a browser. */
class Store implements Storage {
  #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem = (name: string, words: string) => void this.#items.set(name, words);
  removeItem = (name: string) => void this.#items.delete(name);
  clear = () => this.#items.clear();
}

let store: Store;

beforeEach(() => {
  store = new Store();
  vi.stubGlobal("sessionStorage", store);
});
afterEach(() => vi.unstubAllGlobals());

/** The page of a person; without a name, of a signed-out visitor. */
const pageOf = (by?: string) => vi.stubGlobal("document", { body: { dataset: by ? { by } : {} } });

test("what somebody typed is read by nobody once their session has ended, and is there again when they sign in", () => {
  pageOf("ann");
  storeText("question ada", "My private matter");
  pageOf();
  expect(readStoredText("question ada")).toBe("");
  expect(readStoredText("question ada")).toBe("");
  pageOf("ann");
  expect(readStoredText("question ada")).toBe("My private matter");
});

test("who signs in instead never has it, not even in the window's store", () => {
  pageOf("ann");
  storeText("question ada", "My private matter");
  pageOf();
  expect(readStoredText("question ada")).toBe("");
  pageOf("bob");
  expect(readStoredText("question ada")).toBe("");
  pageOf("ann");
  expect(readStoredText("question ada")).toBe("");
  const left = Array.from({ length: store.length }, (_, index) => store.getItem(store.key(index) ?? ""));
  expect(left.join()).not.toContain("private");
});

test("nor where they sign in at once", () => {
  pageOf("ann");
  storeText("note 1", "My private matter");
  pageOf("bob");
  expect(readStoredText("note 1")).toBe("");
});

test.each(["ann", "bob"])("what was typed while nobody was signed in is %s's who signs in then, whoever was before", (who) => {
  pageOf("ann");
  storeText("question ada", "Older");
  pageOf();
  storeText("question ada", "Newer");
  expect(readStoredText("question ada")).toBe("Newer");
  pageOf(who);
  expect(readStoredText("question ada")).toBe("Newer");
});

test("a window in which nobody has signed in keeps what is typed for who does", () => {
  pageOf();
  storeText("own email", "ann@example.com");
  expect(readStoredText("own email")).toBe("ann@example.com");
  pageOf("ann");
  expect(readStoredText("own email")).toBe("ann@example.com");
});
