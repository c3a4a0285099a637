import { beforeAll, expect, test } from "vitest";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { readConversation } from "./conversations.server";
import { answerPost } from "./posts.server";
import type { Speaker } from "./speaker.server";

useDatabase();

/** A Monday. */
const now = new Date("2026-11-30T06:00:00Z");
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });

beforeAll(async () => {
  await anAdvisor({ category: "legal", topics: ["Intellectual Property"], displayName: "Theo Patent", hours: [[540, 1020]] });
});

async function bookedAfter(...said: string[]) {
  const asker = aBrowser();
  for (const content of said) {
    const post = { assistant: "message", content, time_zone: "UTC" };
    expect((await answerPost(asker, "assistant", post, { now, dice: 0, model: null })).answer.errors).toEqual({});
  }
  const { advisors = [] } = (await readConversation(asker, "assistant", now)).messages.at(-1)!;
  const { searchParams } = new URL(advisors[0]?.bookPath ?? "", "http://here");
  return [searchParams.get("time"), searchParams.get("minutes")];
}

test.each([
  ["I want to register a patent, on 3 December at 3 pm, for an hour", "2026-12-03T15:00:00.000Z", "60"],
  ["Ich möchte ein Patent anmelden, am 3. Dezember um 15 Uhr, 90 Minuten", "2026-12-03T15:00:00.000Z", "90"],
  ["I want to register a patent, tomorrow at 10 am", "2026-12-01T10:00:00.000Z", null],
])("who says when and for how long comes to that hour of that length: %s", async (text, time, minutes) => {
  expect(await bookedAfter(text)).toEqual([time, minutes]);
});

test("a length that is said afterwards is one for what was asked before", async () => {
  expect((await bookedAfter("I want to register a patent, tomorrow at 10 am", "for an hour please")).at(-1)).toBe("60");
});

test("a length that does not fit before the day ends is looked for where it does", async () => {
  expect((await bookedAfter("I want to register a patent, a call today after 4:30 pm for an hour please"))[0]).not.toBe(
    "2026-11-30T16:30:00.000Z",
  );
});
