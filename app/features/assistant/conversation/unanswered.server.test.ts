import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { emptySearches } from "#app/db/schema/catalog";
import { emptySearchesSince } from "#app/features/catalog/empty-searches/empty-searches.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import type { Room } from "./conversation";
import { sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-12-02T10:00Z");
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });
const say = (text: string, room: Room = "assistant") => sendMessage(aBrowser(), room, text, { now, dice: 0, model: null });
const counted = async () => {
  const { words, unsaid, weeks } = await emptySearchesSince(now, 10);
  return { words, unsaid, inAll: weeks.reduce((sum, { times }) => sum + times, 0) };
};

beforeEach(async () => {
  await db.delete(emptySearches);
});

test("a question that is not understood is counted, and none of its words is kept", async () => {
  await say("asdf");
  await say("asdf");
  expect(await counted()).toEqual({ words: [], unsaid: 2, inAll: 2 });
  expect((await db.select().from(emptySearches)).map(({ words, times }) => [words, times])).toEqual([["", 2]]);
});

test("a question about an area that nobody advises on is counted by that area alone", async () => {
  await say("I need help with my income tax return, my name is Ada Byron");
  const { words, unsaid } = await counted();
  expect(unsaid).toBe(0);
  expect(words).toEqual([{ words: expect.stringMatching(/tax|account/), times: 1 }]);
});

test("what is answered, asked back, or told in danger is not counted", async () => {
  for (const text of ["Hello!", "How does this site work?", "I need an advisor", "?!", "I want to kill myself"]) await say(text);
  expect(await counted()).toEqual({ words: [], unsaid: 0, inAll: 0 });
});
