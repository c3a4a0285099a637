import { expect, test } from "vitest";
import { decomposed } from "./decomposed";

test("letters of any alphabet come apart whole", () => {
  for (const text of ["São Paulo", "Ệ", "한국어", "ﬃ", "ΐ", "½"]) expect(decomposed(text), text).toBe(text.normalize("NFKD"));
});

test("signs that stand for a phrase make no text more than three times as long, nor half a character at its end", () => {
  expect("\ufdfa".normalize("NFKD")).toHaveLength(18);
  expect(decomposed("\ufdfa".repeat(290))).toHaveLength(870);
  const [half] = decomposed(`\u{1d160}x\ufdfa`.repeat(9)).match(/\p{Surrogate}/u) ?? [];
  expect(half).toBe(undefined);
});
