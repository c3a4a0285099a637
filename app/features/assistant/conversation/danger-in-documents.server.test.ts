import { beforeAll, expect, test } from "vitest";
import { WHOM_TO_CALL } from "#app/features/danger/doubtful/danger-question";
import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import type { Language } from "#app/languages/languages";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { aFile } from "../../../../tests/support/documents";
import { anAdvisor } from "../../../../tests/support/people";
import { readConversation } from "./conversations.server";
import { sendDocument } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const REPORT = [
  "Joinery, autumn report. The tax office asks for the books of the last three years, and our ledger has gaps.",
  "A former partner sells chairs under our registered trade mark, and we want that to stop.",
  "Our largest customer pays ninety days late, so that wages are hard to pay in time.",
];
const LONG = Array.from({ length: 60 }, (_, at) => `${REPORT[at % REPORT.length]} That is point ${at + 1} of the report.`);

beforeAll(async () => {
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property", "Legal"], category: "legal" });
});

async function answerTo(lines: readonly string[], language?: Language) {
  const speaker: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9", language };
  await sendDocument(speaker, "business", aFile("report.txt", lines.join("\n")), { now, dice: 0 });
  return (await readConversation(speaker, "business", now)).messages.at(-1)!;
}

/** Whom to call, in whichever language, or calm words, which name the same number. */
const hasNumber = (content: string) => /\b112\b/.test(content);

test.each<[TextLanguage, string]>([
  ["en", "I have emptied the whole box of sleeping tablets and do not want anybody to find me."],
  ["en", "My jaw hurts, my chest feels crushed and I cannot get air."],
  ["de", "Mein Schwager hat gesagt, er sticht mich ab, wenn ich nicht unterschreibe."],
  ["de", "Für alle wäre es leichter, wenn es mich nicht mehr gäbe."],
  ["fr", "Mon mari me frappe presque tous les soirs et j'ai peur pour ma vie."],
  ["es", "Si me quitan el taller me tiro por la ventana, no es una broma."],
  ["it", "Ho deciso che domani la faccio finita, ho già scritto le lettere."],
])("whoever is in danger reads whom to call, wherever it stands in a document: %s, %s", async (_, sentence) => {
  for (const lines of [
    [...REPORT, sentence],
    [sentence, ...REPORT],
    [REPORT[0]!, `${REPORT[1]} ${sentence}`, REPORT[2]!],
  ])
    expect(hasNumber((await answerTo(lines)).content), lines.join("\n")).toBe(true);
});

test("it stands below the advisors' answer, and behind a document that is long", async () => {
  const answer = await answerTo([...LONG, "I want to kill myself."]);
  expect(answer.advisorRecommendations).not.toHaveLength(0);
  expect(answer.content.endsWith(WHOM_TO_CALL.en)).toBe(true);
});

test("below an answer it is in the language of the answer, whichever the document is written in", async () => {
  const answer = await answerTo([...LONG, "I want to kill myself."], "de");
  expect(answer.advisorRecommendations).not.toHaveLength(0);
  expect(answer.content.endsWith(WHOM_TO_CALL.de)).toBe(true);
});

test("a document of business alone, and one that speaks of danger as a field, end without it", async () => {
  for (const further of [
    "The landlord kills every idea that we have, and the deadline is murder.",
    "We would like a training for the staff on preventing accidents and violence at work.",
    "I am dying to see the new catalogue, and the old one may die in peace.",
  ])
    expect(hasNumber((await answerTo([...REPORT, further])).content), further).toBe(false);
});
