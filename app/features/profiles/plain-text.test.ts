import fc from "fast-check";
import { expect, test } from "vitest";
import { charactersIn, plainText, tidyText } from "./plain-text";

const line = plainText({ most: 10, tooLong: "long" });
const lines = plainText({ most: 20, tooLong: "long", isLong: true });

const messageOf = (schema: typeof line, text: string) => schema.safeParse(text).error?.issues[0]?.message ?? null;

test("a text is kept composed, trimmed and with one kind of line break", () => {
  expect(tidyText("  Zoe\u0308 \r\n ends ")).toBe("Zoë \n ends");
});

test("the length counts characters, not code units", () => {
  expect(charactersIn("👩‍🔧é")).toBeLessThan("👩‍🔧é".length);
  expect(messageOf(line, "💡".repeat(10))).toBeNull();
  expect(messageOf(line, "💡".repeat(11))).toBe("long");
});

test("control characters and marks that turn the reading direction are refused", () => {
  for (const hidden of ["a\u0000b", "a\u202eb", "a\u2066b", "a\u200fb", "a\ufeffb", "a\u001bb", "a\u2028b"])
    expect(messageOf(line, hidden)).toBe("profiles.hiddenCharacters");
});

test("line breaks stand in a long text only", () => {
  expect(messageOf(line, "a\nb")).toBe("profiles.hiddenCharacters");
  expect(messageOf(lines, "a\nb")).toBeNull();
  expect(messageOf(lines, "a\u0007b")).toBe("profiles.hiddenCharacters");
});

test("heaped marks are refused, the marks of real scripts are not", () => {
  expect(messageOf(lines, `a${"\u0301".repeat(8)}`)).toBe("profiles.hiddenCharacters");
  for (const word of ["Nguyễn", "שָׁלוֹם", "हिन्दी", "ที่นี่"]) expect(messageOf(lines, word)).toBeNull();
});

test("joiners of emoji and Persian are kept", () => {
  expect(messageOf(lines, "👩‍🔧 می‌خواهم")).toBeNull();
});

test("what is kept is kept again as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
      const kept = lines.safeParse(text);
      if (kept.success) expect(lines.parse(kept.data)).toBe(kept.data);
    }),
  );
});
