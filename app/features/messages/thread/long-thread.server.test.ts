import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { messages, messageThreads } from "#app/db/schema/messages";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { askAdvisor } from "../send/send.server";
import { readThread } from "./thread.server";

useDatabase();

const at = new Date("2026-12-01T12:00:00Z");

test("of the longest messages a thread shows fewer at a time, and those before", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  const asked = await askAdvisor(client, advisor.slug, { text: "m1" }, at);
  const threadId = asked.ok ? asked.threadId : "";
  const numbers = Array.from({ length: 14 }, (_, index) => index + 2);
  const body = "<".repeat(4000);
  await db.insert(messages).values(numbers.map((number) => ({ threadId, number, senderId: client.userId, body, sentAt: at })));
  await db.update(messageThreads).set({ lastNumber: 15 });
  const latest = await readThread(client, threadId);
  expect([latest.messages.map(({ number }) => number), latest.hasEarlier]).toEqual([[6, 7, 8, 9, 10, 11, 12, 13, 14, 15], true]);
  const before = await readThread(client, threadId, 6);
  expect([before.messages.map(({ number }) => number), before.hasEarlier, before.hasLater]).toEqual([[1, 2, 3, 4, 5], false, true]);
});
