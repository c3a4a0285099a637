import { beforeAll, expect, test } from "vitest";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import type { Room } from "./conversation";
import { readConversation } from "./conversations.server";
import { answerPost } from "./posts.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });
const NINE_TO_FIVE: [number, number][] = [[540, 1020]];
const TWENTY_TO_TWENTY_TWO: [number, number][] = [[1200, 1320]];

beforeAll(async () => {
  const topics = ["Intellectual Property"];
  await anAdvisor({
    displayName: "Dora Day",
    category: "legal",
    topics,
    level: "expert",
    ratingSum: 50,
    ratingCount: 10,
    hours: NINE_TO_FIVE,
  });
  await anAdvisor({ displayName: "Nora Night", slug: "nora-night", category: "legal", topics, hours: TWENTY_TO_TWENTY_TWO });
});

async function ask(speaker: Speaker, content: string, time_zone = "UTC", room: Room = "assistant") {
  const { answer } = await answerPost(speaker, room, { assistant: "message", content, time_zone }, { now, dice: 0, model: null });
  expect(answer.errors).toEqual({});
  return (await readConversation(speaker, room, now)).messages.at(-1)!;
}

const timeOf = (path: string | undefined) => new URL(path ?? "", "http://here").searchParams.get("time");

test("who asks for the evening is named those first who have an evening free, and comes to that hour", async () => {
  const { advisors = [], content } = await ask(aBrowser(), "I want to register a patent, in the evening");
  expect(advisors.map(({ name, missed }) => [name, missed])).toEqual([
    ["Nora Night", []],
    ["Dora Day", ["dayPart"]],
  ]);
  expect(content).toContain("I looked for a time in the evening.");
  expect(timeOf(advisors[0]?.bookPath)).toBe("2026-11-23T20:00:00.000Z");
  expect(advisors[0]?.page).toBe("/advisors/nora-night?day=2026-11-23");
  expect(advisors[0]?.facts.at(-1)?.replace(/\s/g, " ")).toBe("free Mon, Nov 23, 8:00 PM UTC");
});

test("the evening is that of the reader's clock, by their browser's zone and before it by their own", async () => {
  const inNewYork = await ask(aBrowser(), "I want to register a patent, in the evening", "America/New_York");
  expect(inNewYork.content).toContain("not free in the evening");
  expect(inNewYork.advisors?.map(({ facts }) => facts.at(-1)?.replace(/\s/g, " ").split(" ").slice(-2).join(" "))).toEqual([
    "(New York)",
    "(New York)",
  ]);
  const person = await aClient({ timezone: "Asia/Tokyo" });
  const speaker: Speaker = { userId: person.userId, tokenHash: null, address: "203.0.113.9", zone: "Asia/Tokyo" };
  const inTokyo = await ask(speaker, "I want to register a patent, in the evening", "America/New_York");
  expect(timeOf(inTokyo.advisors?.[0]?.bookPath)).toBe("2026-11-23T09:30:00.000Z");
});

test("a part of the day that is said afterwards is a wish for what was asked before, and stays one", async () => {
  const speaker = aBrowser();
  const first = await ask(speaker, "I want to register a patent");
  expect(first.advisors?.[0]?.name).toBe("Dora Day");
  expect((await ask(speaker, "After work, please")).advisors?.[0]?.name).toBe("Nora Night");
  const third = await ask(speaker, "at most 500 dollars an hour");
  expect(third.content).toContain("a time after work");
  expect(third.advisors?.[0]?.name).toBe("Nora Night");
});

test.each([
  ["I want to register a patent, after 6 pm", "I looked for a time after 6:00 PM.", "2026-11-23T20:00:00.000Z"],
  ["I want to register a patent tomorrow at 9 pm", "help on Tuesday, November 24 and a time at 9:00 PM", "2026-11-24T21:00:00.000Z"],
])("who names an hour is named those first who have it free, and comes to it: %s", async (text, looked, time) => {
  const speaker = aBrowser();
  const { advisors = [], content } = await ask(speaker, text);
  expect(content.replace(/\s/g, " ")).toContain(looked);
  expect(advisors.map(({ name, missed }) => [name, missed])).toEqual([
    ["Nora Night", []],
    ["Dora Day", ["dayPart"]],
  ]);
  expect(timeOf(advisors[0]?.bookPath)).toBe(time);
  expect((await ask(speaker, "at most 500 dollars an hour")).content.replace(/\s/g, " ")).toContain(looked.match(/a time [^.]*/)![0]);
  const other = await ask(speaker, "in the morning, please");
  expect(other.content).toContain("a time in the morning");
  expect(other.advisors?.[0]?.name).toBe("Dora Day");
});

test("who has time at the weekend is told who is free then, and that nobody is", async () => {
  const { advisors = [], content } = await ask(aBrowser(), "I want to register a patent, at the weekend");
  expect(content).toMatch(/a time at the weekend|not free at the weekend/);
  for (const { missed, bookPath } of advisors)
    expect(missed?.includes("dayPart")).toBe(![0, 6].includes(new Date(timeOf(bookPath) ?? "").getUTCDay()));
});

test("a zone that is none is no zone, and nothing is refused for it", async () => {
  expect((await ask(aBrowser(), "I want to register a patent, in the evening", "Moon/Crater")).advisors?.[0]?.name).toBe("Nora Night");
});

test("a matcher's recommendations keep to the part of the day, too", async () => {
  const speaker = aBrowser();
  await ask(speaker, "I want to register a patent, in the evening", "UTC", "legal");
  const values = { assistant: "answers", time_zone: "UTC" };
  await answerPost(speaker, "legal", values, { now, dice: 0, model: null });
  const { advisorRecommendations = [] } = (await readConversation(speaker, "legal", now)).messages.at(-1)!;
  expect(advisorRecommendations[0]).toMatchObject({ advisor: { name: "Nora Night" }, page: "/advisors/nora-night?day=2026-11-23" });
});

test("an hour is chosen for whoever asks for one, or is in a hurry; others come to the hour that their page suggests", async () => {
  const pathOf = async (content: string) => (await ask(aBrowser(), content)).advisors?.[0]?.bookPath;
  expect(timeOf(await pathOf("I want to register a patent"))).toBeNull();
  expect(timeOf(await pathOf("I urgently want to register a patent"))).toBe("2026-11-23T09:30:00.000Z");
  expect(timeOf(await pathOf("I want to register a patent, tomorrow"))).toBe("2026-11-24T09:00:00.000Z");
});
