import { afterEach, expect, test, vi } from "vitest";

interface Visit {
  language?: string;
  kept?: string;
  rates?: string;
  amounts?: string[];
  protocol?: string;
}

/** Loads only this script into a fake page. Returns the text beside each amount, the value of the select, and a function to change it. */
async function visit({ language = "de-DE", kept, rates, amounts = ["12000 USD"], protocol = "https:" }: Visit) {
  const store = new Map(kept === undefined ? [] : [["currency", kept]]);
  const shown = amounts.map((approx) => ({ dataset: { approx }, textContent: "" }));
  const list = { value: "?", choose: () => {}, addEventListener: (_: string, heard: () => void) => (list.choose = heard) };
  const page = {
    cookie: "",
    documentElement: { lang: "en", dataset: { rates } },
    querySelectorAll: (wanted: string) => (wanted === "[data-approx]" ? shown : [list]),
  };
  const reload = vi.fn();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { language });
  vi.stubGlobal("location", { protocol, reload });
  const setItem = (name: string, value: string) => store.set(name, value);
  vi.stubGlobal("localStorage", { getItem: (name: string) => store.get(name) ?? null, setItem });
  vi.resetModules();
  await import("./own-currency-before-react");
  return { words: shown.map(({ textContent }) => textContent), list, page, store, reload };
}

afterEach(() => vi.unstubAllGlobals());

test("a visitor reads beside a price about what it is in the currency of their browser's region, without cents, and nothing beside their own", async () => {
  const { words, list } = await visit({ amounts: ["12000 USD", "8750 USD", "9000 EUR"] });
  expect(words).toEqual([" ≈\u00a0€102", " ≈\u00a0€75", ""]);
  expect(list.value).toBe("EUR");
});

test("an amount that is counted in whole units is no hundredth of it", async () => {
  const rates = "USD 1000000 EUR 1174000 IDR 6000 JPY 675000";
  expect((await visit({ rates, amounts: ["2000000 IDR"] })).words).toEqual([" ≈\u00a0€102"]);
  expect((await visit({ rates, language: "ja", amounts: ["12000 USD"] })).words).toEqual([" ≈\u00a0¥17,778"]);
});

test("newer rates of the page are what counts", async () => {
  expect((await visit({ rates: "USD 1000000 EUR 2000000" })).words).toEqual([" ≈\u00a0€60"]);
});

test("in a currency that the site does not show nothing is said, and none is chosen in the list", async () => {
  const { words, list } = await visit({ language: "ja" });
  expect([words, list.value]).toEqual([[""], ""]);
  const ofPage = await visit({ rates: "USD 1000000 JPY 675000" });
  expect([ofPage.words, ofPage.list.value]).toEqual([[""], ""]);
});

test("what was chosen here counts before the region, none as well, and goes along into an account", async () => {
  const chosen = await visit({ kept: "GBP" });
  expect([chosen.words, chosen.list.value]).toEqual([[" ≈\u00a0£89"], "GBP"]);
  expect(chosen.page.cookie).toBe("currency=GBP;path=/;samesite=lax;secure");
  const none = await visit({ kept: "" });
  expect([none.words, none.list.value]).toEqual([[""], ""]);
  expect((await visit({})).page.cookie).toBe("");
});

test("choosing is kept, told to the server and shown at once", async () => {
  const { list, page, store, reload } = await visit({ protocol: "http:" });
  list.value = "CAD";
  list.choose();
  expect([store.get("currency"), page.cookie]).toEqual(["CAD", "currency=CAD;path=/;samesite=lax"]);
  expect(reload).toHaveBeenCalledOnce();
});
