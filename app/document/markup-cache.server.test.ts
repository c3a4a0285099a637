import { expect, test } from "vitest";
import { markupStore } from "./markup-cache.server";

const draw = (version: string, key: string, html: (mark: string) => string, here = "/") => {
  const { store, finish } = markupStore(version);
  const known = store.find(key);
  if (known !== undefined) return { known, page: finish(`<li>${known}</li>`, here) };
  const mark = Object.entries(store.mark(key)).map(([name, value]) => ` ${name}="${value}"`);
  return { known, page: finish(html(mark.join("")), here) };
};

test("an element is drawn once, with all that it holds of its own kind, and leaves no mark in the page", () => {
  const whole = (mark: string) => `<ul><li class="a"${mark}><ul><li>one</li></ul> &lt;li&gt; <link/></li><li>other</li></ul>`;
  const first = draw("1", "an element", whole);
  expect([first.known, first.page]).toEqual([undefined, whole("")]);
  expect(draw("1", "an element", whole).known).toBe("<ul><li>one</li></ul> &lt;li&gt; <link/>");
});

test("another key and another version are drawn anew", () => {
  draw("2", "one", (mark) => `<li${mark}>old</li>`);
  expect(draw("2", "other", (mark) => `<li${mark}>new</li>`).known).toBeUndefined();
  expect(draw("3", "one", (mark) => `<li${mark}>new</li>`).known).toBeUndefined();
});

test("what names the page's own address names that of each page, as a value that ends nowhere", () => {
  const { store } = markupStore("4");
  draw("4", "back", (mark) => `<li${mark}><input value="${store.here}"></li>`, "/one");
  expect(draw("4", "back", () => "", '/two?q="><b>&x=1').page).toBe('<li><input value="/two?q=&quot;&gt;&lt;b&gt;&amp;x=1"></li>');
});
