import { and, eq, ne } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { weeklyHours } from "#app/db/schema/advisors";
import { LANGUAGES } from "#app/languages/languages";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";

import { readConversation } from "./conversations.server";
import { answerPost } from "./posts.server";
import type { Speaker } from "./speaker.server";

useDatabase();

/** A Monday. */
const now = new Date("2026-11-23T09:00:00Z");
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });

beforeAll(async () => {
  const of = { category: "legal", topics: ["Intellectual Property"] };
  const monday = await anAdvisor({ ...of, displayName: "Mona Monday", level: "expert", ratingSum: 50, ratingCount: 10 });
  const thursday = await anAdvisor({ ...of, displayName: "Theo Thursday" });
  for (const [{ advisorId }, weekday] of [
    [monday, 1],
    [thursday, 4],
  ] as const)
    await db.delete(weeklyHours).where(and(eq(weeklyHours.advisorId, advisorId), ne(weeklyHours.weekday, weekday)));
});

async function ask(asker: Speaker, content: string) {
  const { answer } = await answerPost(
    asker,
    "assistant",
    { assistant: "message", content, time_zone: "UTC" },
    { now, dice: 0, model: null },
  );
  expect(answer.errors).toEqual({});
  return (await readConversation(asker, "assistant", now)).messages.at(-1)!;
}

test("who asks for a Thursday afternoon is named those first who are free then, and comes to that hour", async () => {
  const { advisors = [], content } = await ask(aBrowser(), "I want to register a patent, on a Thursday afternoon");
  expect(advisors.map(({ name, missed }) => [name, missed])).toEqual([
    ["Theo Thursday", []],
    ["Mona Monday", ["dayPart"]],
  ]);
  expect(content).toContain("I looked for a time on a Thursday in the afternoon.");
  expect(new URL(advisors[0]?.bookPath ?? "", "http://here").searchParams.get("time")).toBe("2026-11-26T12:00:00.000Z");
});

test("a day on which nobody is free is said to be one, and a day that is said afterwards is a wish for what was asked before", async () => {
  const asker = aBrowser();
  expect((await ask(asker, "I want to register a patent, on a Tuesday please")).content).toContain("not free on a Tuesday");
  expect((await ask(asker, "Thursdays only")).advisors?.[0]?.name).toBe("Theo Thursday");
});

test.each([
  ["de", "Ich möchte ein Patent anmelden, am liebsten am Donnerstagnachmittag", "an einem Donnerstag am Nachmittag"],
  ["fr", "Je cherche un avocat pour un brevet, le jeudi", "un jeudi"],
  ["es", "Busco un abogado de patentes, los jueves", "un jueves"],
  ["it", "Cerco un avvocato per un brevetto, di giovedì", "di giovedì"],
] as const)("the day is understood and said in %s", async (language, text, said) => {
  expect(LANGUAGES).toContain(language);
  const { advisors = [], content } = await ask({ ...aBrowser(), language }, text);
  expect([advisors[0]?.name, content.includes(said)]).toEqual(["Theo Thursday", true]);
});
