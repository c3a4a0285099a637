import { beforeAll, expect, test } from "vitest";
import { matchPercent, scoreMatch } from "#app/features/matching/score";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import type { Room } from "../conversation/conversation";
import { readConversation } from "../conversation/conversations.server";
import { sendAnswers, sendMessage } from "../conversation/send-message.server";
import type { Speaker } from "../conversation/speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };
const aBrowser = (): Speaker => ({ userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" });
const last = async (speaker: Speaker, room: Room) => (await readConversation(speaker, room, now)).messages.at(-1)!;

beforeAll(async () => {
  await anAdvisor({ displayName: "Gerda Growth", topics: ["Market Entry"], category: "business" });
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
});

test("follow-ups are understood: someone cheaper, in French, next week; and each card leads to a booking with what was learned", async () => {
  const field = { topics: ["Logistics"], category: "business" as const };
  await anAdvisor({ displayName: "Dora Dear", ...field, hourlyRate: 400_00, ratingSum: 50, ratingCount: 10, level: "expert" });
  await anAdvisor({ displayName: "Chloe Cheap", ...field, hourlyRate: 90_00, ratingSum: 9, ratingCount: 2 });
  const french = await anAdvisor({ displayName: "Fanny French", ...field, hourlyRate: 95_00, languages: ["fr"] });
  const speaker = aBrowser();
  const say = async (text: string) => {
    await sendMessage(speaker, "assistant", text, moment);
    return (await last(speaker, "assistant")).advisors ?? [];
  };
  expect((await say("warehouse and freight"))[0]?.name).toBe("Dora Dear");
  expect((await say("someone cheaper"))[0]).toMatchObject({ name: "Chloe Cheap", rate: { amount: 90_00, currency: "USD" } });
  expect((await say("in French"))[0]?.name).toBe("Fanny French");
  expect((await say("next week"))[0]?.bookPath).toBe(`/advisors/${french.slug}/book?time=2026-11-30T00%3A00%3A00.000Z&topic=Logistics`);
  expect((await say("someone else")).map(({ name }) => name)).not.toContain("Fanny French");
});

test("an advisor who is asked for by name is named first, also when the name is misspelt", async () => {
  const speaker = aBrowser();
  await sendMessage(speaker, "assistant", "can I talk to Gerda Growht about taxes", moment);
  expect((await last(speaker, "assistant")).advisors?.[0]?.name).toBe("Gerda Growth");
});

test("each card says the score as a percentage, and the parts that it is made of", async () => {
  const speaker = aBrowser();
  await sendMessage(speaker, "assistant", "I need help with market entry in German, at most $500 an hour", moment);
  const [first] = (await last(speaker, "assistant")).advisors!;
  expect(first?.why?.reasons.length).toBeGreaterThan(0);
  expect(first?.matchPercentage).toBe(matchPercent(scoreMatch(first!.why!.parts).score));
  await sendMessage(speaker, "business", "We want to enter the German market", moment);
  await sendAnswers(speaker, "business", { challenge: "Market Entry" }, moment);
  for (const { matchPercentage, why } of (await last(speaker, "business")).advisorRecommendations!)
    expect(matchPercentage).toBe(matchPercent(scoreMatch(why!.parts).score));
});

test("a card of the matcher says which wishes are missed, and how many there were", async () => {
  const speaker = aBrowser();
  await sendMessage(speaker, "business", "We want to enter the German market, in German, at most $1 an hour", moment);
  await sendAnswers(speaker, "business", { challenge: "Market Entry" }, moment);
  const cards = (await last(speaker, "business")).advisorRecommendations!;
  expect(cards.length).toBeGreaterThan(0);
  for (const { missed, wishes } of cards) expect([missed?.includes("budget"), wishes]).toEqual([true, 2]);
});

test("a field that no dictionary knows is not passed over because a town stands beside it", async () => {
  await anAdvisor({ displayName: "Helga Human", topics: ["Human Resources"], category: "other" });
  await anAdvisor({ displayName: "Gerhard Graz", topics: ["Tax and Accounting"], category: "finance", city: "Graz", country: "Austria" });
  for (const text of ["Personalberatung in Graz", "Personalberatung Linz"]) {
    const asker = aBrowser();
    await sendMessage(asker, "assistant", text, moment);
    const { advisors, content } = await last(asker, "assistant");
    expect([text, advisors?.map(({ name }) => name), content]).toEqual([text, ["Helga Human"], expect.stringContaining("is near")]);
  }
  const asker = aBrowser();
  await sendMessage(asker, "assistant", "tax adviser", moment);
  await sendMessage(asker, "assistant", "lieber in Graz", moment);
  expect((await last(asker, "assistant")).advisors?.[0]?.name).toBe("Gerhard Graz");
});
