import { expect, test } from "vitest";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { addToConversation, readConversation } from "./conversations.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });

async function aTalk(messages: number, longest: number) {
  const speaker = aBrowser();
  const said = Array.from({ length: messages }, (_, index) => ({
    role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `${index} `.padEnd(longest, "<"),
  }));
  await addToConversation(speaker, "assistant", { stage: "recommendation", answers: {} }, said, now);
  return speaker;
}

const numbered = ({ content }: { content: string }) => Number.parseInt(content, 10);

test("of a long talk a page shows what is newest and leads to what was said before, until all was seen once", async () => {
  const speaker = await aTalk(90, 3990);
  const seen: number[] = [];
  let talk = await readConversation(speaker, "assistant", now);
  expect([talk.hasEarlier, talk.hasLater]).toEqual([true, false]);
  for (;;) {
    expect(talk.messages.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(16_000);
    seen.unshift(...talk.messages.map(numbered));
    if (!talk.hasEarlier) break;
    talk = await readConversation(speaker, "assistant", now, talk.messages[0]?.number);
    expect(talk.hasLater).toBe(true);
  }
  expect(seen).toEqual(Array.from({ length: 90 }, (_, index) => index));
});

test("of short messages a page shows twenty, and one who has said less is led nowhere", async () => {
  const long = await readConversation(await aTalk(50, 20), "assistant", now);
  expect([long.messages.map(numbered).length, long.messages.map(numbered).at(-1), long.hasEarlier]).toEqual([20, 49, true]);
  const short = await readConversation(await aTalk(20, 20), "assistant", now);
  expect([short.messages.length, short.hasEarlier, short.hasLater]).toEqual([20, false, false]);
});

test("what was said before is one's own alone", async () => {
  const speaker = await aTalk(4, 10);
  const { messages } = await readConversation(speaker, "assistant", now);
  const other = await aTalk(2, 10);
  const before = (messages.at(-1)?.number ?? 0) + 1000;
  expect((await readConversation(other, "assistant", now, before)).messages.map(numbered)).toEqual([0, 1]);
  expect((await readConversation(aBrowser(), "assistant", now, before)).messages).toEqual([]);
});
