import fc from "fast-check";
import { expect, test } from "vitest";
import { messageRules, threadPostSchema } from "../schema";
import { charactersIn, tidyMessage } from "./message-text";

const TURNED = "\u202ereversed\u202c";

test("controls and marks that turn the reading direction go, and the words stay", () => {
  expect(tidyMessage(`a\u0000b\u0007c${TURNED}\u2066d\u2069\u200b\ufeff`)).toBe("abcreversedd");
});

test("line breaks and tabs stay, in one kind and never more than three in a row", () => {
  expect(tidyMessage("one\r\ntwo\rthree\tfour\u2028five\n\n\n\n\n\nsix")).toBe("one\ntwo\nthree\tfour\nfive\n\n\nsix");
});

test("emoji joined of several and words of every script stay as they are", () => {
  for (const text of ["👩‍👧‍👦 family", "नमस्ते", "مرحبا", "שלום", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) expect(tidyMessage(text)).toBe(text);
});

test("no letter carries a heap of marks", () => {
  expect(tidyMessage(`z${"\u0310".repeat(60)}`).length).toBeLessThanOrEqual(5);
});

test("a tidied message is well formed, free of harm, and tidying it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const tidy = tidyMessage(text);
      expect(tidy.isWellFormed()).toBe(true);
      expect(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(tidy)).toBe(false);
      expect(tidyMessage(tidy)).toBe(tidy);
    }),
  );
});

test("4,000 characters are taken whatever they are made of, and one more is not", () => {
  const errorOf = (text: string) => messageRules.safeParse({ text }).error?.issues[0]?.message;
  expect(errorOf("😀".repeat(4000))).toBeUndefined();
  expect(errorOf("a".repeat(4001))).toBe("messages.textTooLong");
  expect(errorOf(" \u200b\u0000 ")).toBe("messages.textMissing");
  expect(charactersIn("😀é")).toBe(2);
});

test("a form says what it may say and nothing else", () => {
  const send = { intent: "send", text: "Hello", key: "a-key-of-mine" };
  expect(threadPostSchema.safeParse(send).success).toBe(true);
  for (const more of [{ senderId: "x" }, { sent_at: "2020-01-01" }, { isMine: "true" }, { number: "1" }])
    expect(threadPostSchema.safeParse({ ...send, ...more }).success).toBe(false);
  for (const wrong of [
    { intent: "delete" },
    { intent: "read", seen: "-1" },
    { intent: "read", seen: "1e3" },
    { ...send, key: "../x" },
    { ...send, text: ["a", "b"] },
  ])
    expect(threadPostSchema.safeParse(wrong).success).toBe(false);
});
