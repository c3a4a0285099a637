import fc from "fast-check";
import { expect, test } from "vitest";
import { MINIMUM_DISPLAY_MS } from "#app/features/search/minimum-display-time";
import { MESSAGE_MAX_CHARACTERS } from "./limits";
import { postSchema } from "./schema";

const parse = (content: unknown, more: object = {}) => postSchema.safeParse({ assistant: "message", content, ...more });

test("a message has 1 to 4000 characters, blanks and invisible characters not counted at its ends", () => {
  expect(parse("a".repeat(MESSAGE_MAX_CHARACTERS)).success).toBe(true);
  expect(parse(` ${"a".repeat(MESSAGE_MAX_CHARACTERS)} \n`).success).toBe(true);
  expect(parse("a".repeat(MESSAGE_MAX_CHARACTERS + 1)).error?.issues[0]?.message).toBe("assistant.messageTooLong");
  expect(parse(" \u200B\u0000 ").error?.issues[0]?.message).toBe("assistant.messageEmpty");
});

test("NUL, controls and half characters never reach the database", () => {
  const result = parse("a\u0000b\uD800c\td\ne\u202Ef");
  expect(result.data).toEqual({ assistant: "message", content: "ab\uFFFDc\td\nef" });
});

test("no role but user, and no field of a browser's own", () => {
  expect(parse("hello", { role: "user" }).success).toBe(true);
  for (const more of [{ role: "assistant" }, { role: "system" }, { result: "{}" }, { keyIssues: "x" }, { stage: "recommendation" }])
    expect(parse("hello", more).success).toBe(false);
  expect(postSchema.safeParse({ assistant: "recommendation", content: "x" }).success).toBe(false);
});

test("whatever is posted is taken as it should be or refused, and no prototype is touched", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.object(), fc.string(), fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"assistant":"message","content":["x"]}'))),
      (posted) => {
        const { data } = postSchema.safeParse(posted);
        if (data) expect(["answers", "delete"]).toContain(data.assistant);
        expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
      },
    ),
  );
});

test("simulated delays are minimum times: assistant reply 1500 ms, matcher reply 2000 ms (document) and 1500 ms (message), connect 1000 ms", () => {
  const { assistantReply, matcherDocument, matcherMessage, matcherConnect } = MINIMUM_DISPLAY_MS;
  expect([assistantReply, matcherDocument, matcherMessage, matcherConnect]).toEqual([1500, 2000, 1500, 1000]);
});
