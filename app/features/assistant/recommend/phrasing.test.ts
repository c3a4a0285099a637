import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { assistantMessages } from "../messages";
import { rankCandidates } from "./candidates";
import { PHRASINGS, phraseReply, type Wording } from "./phrasing";

const wording: Wording = {
  list: (parts) => parts.join(" + "),
  money: (minor, currency) => `${minor / 100} ${currency ?? "?"}`,
  language: (code) => code,
  say: ({ key, values }) => `${key}${values ? JSON.stringify(values) : ""}`,
};
const moment = { now: Date.UTC(2026, 10, 23, 9), freeAt: new Map<string, number>() };
const picks = rankCandidates([aCandidate(), aCandidate({ advisorId: "b", name: "Bea" })], aNeed(), moment);
const keys = (dice: number) => phraseReply(aNeed(), picks, dice, wording).map(({ key }) => key);

test("a reply is one of five advisor-recommendation lines, chosen by the dice", () => {
  expect(PHRASINGS).toHaveLength(5);
  expect([0, 0.2, 0.4, 0.6, 0.8].map((dice) => keys(dice)[0])).toEqual([...PHRASINGS]);
  expect(keys(0.999999)[0]).toBe("reply5");
});

test("each of the five lines names the advisors and their field", () => {
  for (const key of PHRASINGS) expect(assistantMessages[key]).toMatch(/\{names\}/);
  for (const key of PHRASINGS) expect(assistantMessages[key]).toMatch(/\{topic\}/);
  expect(phraseReply(aNeed(), picks, 0, wording)[0]?.values).toEqual({ topic: "Business Strategy", names: "Ada + Bea", count: 2 });
});

test("what was understood is said, what is missing is asked for", () => {
  const need = aNeed({
    urgency: "high",
    budget: { amount: 150_00, currency: "EUR" },
    languages: ["de"],
    place: { city: "Berlin", country: "Germany" },
  });
  const said = phraseReply(need, picks, 0, wording);
  expect(JSON.stringify(said)).toMatch(/wishUrgencyHigh.*wishBudget.*150 EUR.*wishLanguage.*de.*wishPlace.*Berlin/);
  expect(said.map(({ key }) => key)).not.toContain("replyAskMore");
  expect(keys(0)).toContain("replyAskMore");
});

test("when nobody meets every wish it says so", () => {
  const need = aNeed({ languages: ["fr"] });
  const missing = rankCandidates([aCandidate()], need, moment);
  expect(phraseReply(need, missing, 0, wording).map(({ key }) => key)).toContain("replyClosest");
  const mixed = rankCandidates([aCandidate(), aCandidate({ advisorId: "b", languages: ["fr"] })], need, moment);
  expect(phraseReply(need, mixed, 0, wording).map(({ key }) => key)).not.toContain("replyClosest");
});

test("without a topic it asks for the field, without anybody it says so", () => {
  expect(phraseReply(aNeed({ topics: [] }), picks, 0, wording)[0]?.key).toBe("replyNoTopic");
  expect(phraseReply(aNeed(), [], 0, wording)).toEqual([{ key: "replyNobody", values: { topic: "Business Strategy" } }]);
  expect(phraseReply(aNeed({ topics: [] }), [], 0, wording)).toEqual([{ key: "replyNoTopic" }]);
});
