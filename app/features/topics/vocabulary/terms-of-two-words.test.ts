import { expect, test } from "vitest";
import { withTermsMended } from "./terms-of-two-words";
import { isOfVocabulary } from "./topics-of-word";

const ORDINARY = new Set(
  "somebody registered our in poland we need a the for bank mask book keeps flow from help with after mail trade".split(" "),
);
const mended = (text: string) => withTermsMended(text, (word) => ORDINARY.has(word) || isOfVocabulary(word));

test("a slip inside a term of two words is taken out, and nothing else is changed", () => {
  expect(mended("Somebody registered our Trade-Mrak in Poland!")).toBe("Somebody registered our Trade-mark in Poland!");
  expect(mended("we need a bussines plna for the bank")).toBe("we need a business plan for the bank");
  expect(mended("cyber secuirty")).toBe("cyber security");
  expect(mended("cash folw")).toBe("cash flow");
});

test("ordinary words, other beginnings and halves by themselves stay as they are", () => {
  for (const text of ["trade mask", "trade xark", "a mrak in poland", "mrak", "trade", "", "…", "somebody xyzzyx our bank"])
    expect(mended(text)).toBe(text);
});

test("a long text is read to its two hundredth word, and comes back whole", () => {
  const text = `trade mrak ${"word ".repeat(400)}trade mrak`;
  expect(mended(text)).toBe(`trade mark ${"word ".repeat(400)}trade mrak`);
});
