import { expect, test } from "vitest";
import { brokenInto, outlines, spellable, widthOf } from "./lettering";

test("a text is as wide as its letters, closer together where two of them are kerned", () => {
  expect(widthOf("nn", 100)).toBeCloseTo(2 * widthOf("n", 100));
  expect(widthOf("To", 100)).toBeLessThan(widthOf("T", 100) + widthOf("o", 100));
  expect(widthOf("abc", 50)).toBeCloseTo(widthOf("abc", 100) / 2);
});

test("letters stand on the baseline, from where the text begins, each as wide as it is behind the one before", () => {
  const places = [
    ...outlines("nHn", { x: 40, baseline: 200, size: 100 }).matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(0\.05 -0\.05\)/g),
  ];
  expect(places.map(([, , y]) => y)).toEqual(["200", "200", "200"]);
  const [first, second, third] = places.map(([, x]) => Number(x));
  expect(first).toBe(40);
  expect(second).toBeCloseTo(40 + widthOf("n", 100), 1);
  expect(third).toBeCloseTo(40 + widthOf("nH", 100), 1);
});

test("a name keeps its marks where the alphabet has them, and does without where it has not", () => {
  expect(spellable("Zoë Müller-Łukasiński")).toBe("Zoë Müller-Lukasinski");
  expect(spellable("Nguyễn Thị  Ánh")).toBe("Nguyen Thi Ánh");
  expect(spellable("O'Brien")).toBe("O’Brien");
});

test("a name in another script cannot be spelt, and neither can a picture", () => {
  for (const name of ["Юлия", "王小明", "محمد", "Ann 😀"]) expect(spellable(name)).toBeNull();
});

test("lines break between words, and a last one that cannot hold the rest ends in an ellipsis", () => {
  const width = widthOf("one two three", 50);
  expect(brokenInto("one two three four", 50, width, 3)).toEqual(["one two three", "four"]);
  const [only = ""] = brokenInto("one two three four five", 50, width, 1);
  expect(only.endsWith("…")).toBe(true);
  expect(widthOf(only, 50)).toBeLessThanOrEqual(width);
  const [long = ""] = brokenInto("n".repeat(200), 50, width, 1);
  expect(widthOf(long, 50)).toBeLessThanOrEqual(width);
});
