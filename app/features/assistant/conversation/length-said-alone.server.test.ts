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
  for (const [topic, displayName] of [
    ["Intellectual Property", "Theo Patent"],
    ["Employment Law", "Ada Arbeit"],
  ] as const)
    await anAdvisor({ category: "legal", topics: [topic], displayName, hours: [[540, 1020]] });
});

/** The last answer, and the length of its first advisor's link. */
async function answerAfter(...said: string[]) {
  const asker = aBrowser();
  for (const content of said) {
    const post = { assistant: "message", content, time_zone: "UTC" };
    expect((await answerPost(asker, "assistant", post, { now, dice: 0, model: null })).answer.errors).toEqual({});
  }
  const { advisors = [], content } = (await readConversation(asker, "assistant", now)).messages.at(-1)!;
  return { content, minutes: new URL(advisors[0]?.bookPath ?? "", "http://here").searchParams.get("minutes") };
}

const MATTER = "I want to register a patent";

test.each([
  ["an hour and a half", "90"],
  ["half an hour", "30"],
  ["rather half an hour", "30"],
  ["actually just 45 minutes please", "45"],
  ["an hour is enough", "60"],
  ["one hour would be better", "60"],
  ["an hour and a half, better on Thursday", "90"],
  ["eine halbe Stunde reicht", "30"],
  ["doch lieber nur eine Dreiviertelstunde", "45"],
  ["doch lieber eine Stunde", "60"],
  ["eher anderthalb Stunden", "90"],
  ["plutôt une demi-heure", "30"],
  ["une heure suffit", "60"],
  ["mejor media hora", "30"],
  ["una hora y media, mejor el jueves", "90"],
  ["con media hora basta", "30"],
  ["meglio un'ora", "60"],
  ["un'ora e mezza, meglio giovedì", "90"],
])("a length said alone is that of the talk with those just named, and the answer says so: %s", async (text, minutes) => {
  const { content, minutes: linked } = await answerAfter(`${MATTER}, 15 minutes`, text);
  expect(linked).toBe(minutes);
  expect(content).toMatch(minutes === "60" ? /a talk of (?:60 minutes|1 hour)/ : `a talk of ${minutes} minutes`);
});

test.each([
  ["Ich suche eine Anwältin für Arbeitsrecht, anderthalb Stunden, am Freitag", "90"],
  ["I am looking for an employment lawyer, an hour and a half, on Friday", "90"],
  ["Je cherche une avocate en droit du travail, une heure et demie, vendredi", "90"],
  ["Busco una abogada de derecho laboral, una hora y media, el viernes", "90"],
  ["Cerco un'avvocata di diritto del lavoro, un'ora e mezza, venerdì", "90"],
])("a whole sentence keeps its length beside its day: %s", async (text, minutes) => {
  expect((await answerAfter(text)).minutes).toBe(minutes);
});

test.each([
  "I work half an hour from here",
  "the meeting took an hour and a half",
  "he shouted at me for half an hour",
])("a length of something else changes nothing: %s", async (text) => {
  expect((await answerAfter(`${MATTER}, 15 minutes`, text)).minutes).not.toBe("30");
});

test.each([
  ["two hours", "2 hours", "90"],
  ["75 minutes", "75 minutes", "60"],
])("a length that is not offered becomes the nearest, which is said: %s", async (text, asked, minutes) => {
  const { content, minutes: linked } = await answerAfter(MATTER, text);
  expect(linked).toBe(minutes);
  expect(content).toContain(`Nobody here offers a talk of ${asked}; nearest to it is a talk of ${minutes} minutes.`);
});
