import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser } from "../../../../tests/support/talk";
import { readConversation } from "../conversation/conversations.server";
import { sendDocument } from "../conversation/send-message.server";

useDatabase();

const now = new Date("2026-11-30T09:00:00Z");

beforeAll(async () => {
  await anAdvisor({ displayName: "Tom Tax", topics: ["Tax and Accounting"], category: "finance" });
  await anAdvisor({ displayName: "Sue Supply", topics: ["Supply Chain"], category: "business" });
});

const NOTES: [language: "en" | "de" | "fr" | "es" | "it", text: string, open: string][] = [
  [
    "en",
    "We had sunny weather at the fair.\nThe VAT return for the third quarter is late and nobody does it.\nOur flour supplier delivers every second order late.\nOur online shop was hacked in May, and customer data is gone.",
    "Your document also touches Cybersecurity, for which I have named nobody here",
  ],
  [
    "de",
    "Auf dem Fest war schönes Wetter.\nDie Umsatzsteuervoranmeldung für das dritte Quartal ist überfällig.\nUnser Mehllieferant liefert jede zweite Bestellung zu spät.\nUnser Onlineshop wurde im Mai gehackt, und Kundendaten sind weg.",
    "Ihr Dokument berührt auch Cybersicherheit",
  ],
];

test("each recommended area has an issue pointing at it, and an area with an issue and nobody to recommend says so", async () => {
  for (const [language, text, open] of NOTES) {
    const speaker = aBrowser(language);
    await sendDocument(speaker, "business", new File([text], "notes.txt", { type: "text/plain" }), { now, dice: 0 });
    const { content, keyIssues = [], advisorRecommendations = [] } = (await readConversation(speaker, "business", now)).messages.at(-1)!;
    const named = advisorRecommendations.map(({ why }) => why?.topic);
    expect(named.toSorted()).toEqual(["Supply Chain", "Tax and Accounting"]);
    for (const area of named) expect(keyIssues.map((issue) => issue.area)).toContain(area);
    expect(content).toContain(open);
  }
});

test("more issues than are seen at once are counted, and all of them kept", async () => {
  const text = `Nobody sent the corporation tax return for last year.
Our flour supplier delivers every second order late.
Our online shop was hacked in May, and customer data is gone.
A competitor sells hoodies with our registered trade mark.
Two salespeople were let go without notice in September.
The dairy asks for our CO2 footprint per litre of milk.`;
  const speaker = aBrowser("en");
  await sendDocument(speaker, "business", new File([text], "minutes.txt", { type: "text/plain" }), { now, dice: 0 });
  const { keyIssues = [], moreIssues } = (await readConversation(speaker, "business", now)).messages.at(-1)!;
  expect([keyIssues.length, moreIssues]).toEqual([6, "2 more points in your document"]);
});
