import { expect, test } from "vitest";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import { assistantMessages } from "../messages";
import { rankCandidates } from "./candidates";
import { afterCards, closeBut, PHRASINGS, phraseReply } from "./phrasing";
import { whyInThisOrder } from "./why-in-this-order";
import type { Wording } from "./wording";

const wording: Wording = {
  list: (parts) => parts.join(" + "),
  either: (parts) => parts.join(" / "),
  money: (minor, currency) => `${minor / 100} ${currency ?? "?"}`,
  language: (code) => code,
  named: (english) => english,
  country: (english) => english,
  city: (english) => english,
  day: (instant) => instant.slice(0, 10),
  weekday: (weekday) => `day ${weekday}`,
  clock: (hour) => String(hour),
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

test("whoever is of another field is named with that, not as one of the field", () => {
  const both = rankCandidates(
    [aCandidate(), aCandidate({ advisorId: "b", name: "Bea", topic: "Finance" })],
    aNeed({ topics: [...aNeed().topics, { topic: "Finance", weight: 1 }] }),
    moment,
  );
  const [first, second] = phraseReply(aNeed(), both, 0, wording);
  expect(first).toEqual({ key: "reply1", values: { topic: "Business Strategy", names: "Ada", count: 1 } });
  expect(second).toEqual({ key: "replyBeside", values: { topic: "Finance", names: "Bea", count: 1 } });
  const [only] = phraseReply(aNeed(), both.slice(1), 0, wording);
  expect(only).toEqual({ key: "reply1", values: { topic: "Finance", names: "Bea", count: 1 } });
});

test("of several areas it is said who is of which, and not that nobody is cheaper", () => {
  const topics = [
    { topic: "Finance", weight: 6 },
    { topic: "Corporate Law", weight: 6 },
  ];
  const need = aNeed({ topics, isCheapest: true, budget: { amount: 1, currency: "EUR" } });
  const people = [
    aCandidate({ topic: "Finance" }),
    aCandidate({ advisorId: "b", name: "Bea", topic: "Corporate Law" }),
    aCandidate({ advisorId: "c", name: "Cy", topic: "Finance" }),
  ];
  const said = phraseReply(need, rankCandidates(people, need, moment), 0, wording);
  expect(said.slice(0, 2)).toEqual([
    { key: "replyEach", values: { topic: "Finance", names: "Ada + Cy" } },
    { key: "replyEach", values: { topic: "Corporate Law", names: "Bea" } },
  ]);
  expect(said.map(({ key }) => key)).not.toContain("replyNoCheaper");
});

test("advisors are named in the order of their cards, of whatever field they are", () => {
  const people = [1, 2, 3].map((number) => aCandidate({ advisorId: String(number), name: `Advisor ${number}` }));
  const shown = rankCandidates(people, aNeed(), moment);
  for (const ofField of [0b111, 0b110, 0b101, 0b100, 0b011, 0b010, 0b001, 0b000])
    for (const dice of [0, 0.2, 0.4, 0.6, 0.8]) {
      const some = shown.map((pick, at) => ({ ...pick, isMain: Boolean(ofField & (0b100 >> at)) }));
      const said = phraseReply(aNeed(), some, dice, wording).map(({ values }) => values?.names);
      expect([ofField, said.filter(Boolean).join(" + ")]).toEqual([ofField, some.map(({ candidate }) => candidate.name).join(" + ")]);
    }
});

test("what was understood is said, what is missing is asked for", () => {
  const need = aNeed({
    urgency: "high",
    budget: { amount: 150_00, currency: "EUR" },
    languages: ["de"],
    isLanguageAsked: true,
    place: { city: "Dublin", country: "Ireland" },
  });
  const said = phraseReply(need, picks, 0, wording);
  expect(JSON.stringify(said)).toMatch(/preferenceUrgencyHigh.*preferenceBudget.*150 EUR.*preferenceLanguage.*de.*preferencePlace.*Dublin/);
  expect(said.map(({ key }) => key)).not.toContain("replyAskMore");
  expect(keys(0)).toContain("replyAskMore");
});

test("where wishes of an earlier question were left out, it says so", () => {
  expect(phraseReply({ ...aNeed(), isAnother: true }, picks, 0, wording).map(({ key }) => key)).toContain("replyAnotherQuestion");
  expect(keys(0)).not.toContain("replyAnotherQuestion");
});

test("a city is somewhere to be near to, a country somewhere to be in", () => {
  const place = { city: null, country: "Ireland" };
  const need = aNeed({ place });
  const said = JSON.stringify(phraseReply(need, rankCandidates([aCandidate()], need, moment), 0, wording));
  expect(said).toMatch(/preferenceCountry.*Ireland/);
  expect(said).toMatch(/closeCountry.*Ireland/);
  expect(said).not.toMatch(/near|preferencePlace|closePlace/);
  expect(assistantMessages.preferenceCountry).toBe("somebody in the country you named ({place})");
});

test("'Close, but' says which wish none of those shown meets, and nothing of one that somebody does", () => {
  const need = aNeed({ languages: ["fr"], isLanguageAsked: true });
  const missing = rankCandidates([aCandidate()], need, moment);
  const keys = phraseReply(need, missing, 0, wording).map(({ key }) => key);
  expect(keys.filter((key) => /^reply(Understood|Close)/.test(key))).toEqual(["replyUnderstoodClose"]);
  const two = [aCandidate(), aCandidate({ advisorId: "b", languages: ["fr"] })];
  const mixed = rankCandidates(two, need, moment);
  expect(closeBut(need, mixed, wording)).toEqual([]);
  const cheap = aNeed({ ...need, budget: { amount: 1_00, currency: "EUR" }, place: { city: "Brussels", country: "Belgium" } });
  const said = JSON.stringify(closeBut(cheap, rankCandidates(two, cheap, moment), wording));
  expect(said).toMatch(/closeBudget.*1 EUR.*closePlace.*Brussels/);
  expect(said).not.toContain("closeLanguage");
});

test("where nobody is anywhere near, nobody is called close: it says that they are not near, and that one talks online", () => {
  for (const [place, key] of [
    [{ city: "Lima", country: "Peru" }, "replyFarNearest"],
    [{ city: null, country: "Peru" }, "replyFarCountry"],
  ] as const) {
    const need = aNeed({ place });
    const [first] = rankCandidates([aCandidate()], need, moment);
    const keys = phraseReply(need, [first!], 0, wording).map((sentence) => sentence.key);
    expect(keys).toEqual(["reply1", key, "replyAskMore"]);
    const dear = { ...need, budget: { amount: 1_00, currency: "USD" as const } };
    const said = phraseReply(dear, rankCandidates([aCandidate()], dear, moment), 0, wording);
    expect(said.map((sentence) => sentence.key)).toEqual(["reply1", "replyUnderstoodClose", key, "replyAskMore"]);
    expect(JSON.stringify(said[1])).not.toContain("Peru");
  }
});

test("of a language that somebody only writes in it is not said that it was looked for, but openly where nobody speaks it", () => {
  const need = aNeed({ languages: ["fr"] });
  const mixed = rankCandidates([aCandidate(), aCandidate({ advisorId: "b", languages: ["fr"] })], need, moment);
  const keysOf = (shown: typeof mixed, of = need) => phraseReply(of, shown, 0, wording).map(({ key }) => key);
  expect(keysOf(mixed)).toEqual(["reply1", "replyAskMore"]);
  expect(keysOf(mixed.slice(1))).toEqual(["reply1", "replyNoneSpeaks", "replyAskMore"]);
  expect(keysOf([], need)).not.toContain("replyNoneSpeaks");
  expect(keysOf(mixed.slice(1), aNeed())).toEqual(["reply1", "replyAskMore"]);
});

test("only of those who have it as their main area is it said that the area is theirs", () => {
  const area = (...candidates: Parameters<typeof aCandidate>[0][]) =>
    [0.2, 0.6].map(
      (dice) => phraseReply(aNeed(), rankCandidates(candidates.map(aCandidate), aNeed(), moment), dice, wording)[0]?.values?.area,
    );
  expect(area({})).toEqual(["main", "main"]);
  expect(area({}, { advisorId: "b", isPrimary: false })).toEqual(["further", "further"]);
});

test("of whoever misses something it is not said that they fit, and where nobody speaks the language that was asked for, that nobody does", () => {
  const need = aNeed({ languages: ["fr"], isLanguageAsked: true });
  const missing = rankCandidates([aCandidate()], need, moment);
  for (const dice of [0, 0.2, 0.4, 0.6, 0.8, 0.999]) expect(phraseReply(need, missing, dice, wording)[0]?.key).toMatch(/^reply[134]$/);
  expect(closeBut(need, missing, wording)).toEqual([{ key: "replyClose", values: { missed: 'closeNobodySpeaks{"language":"fr"}' } }]);
  // Advisors asked for by name rank first whatever they speak, so nothing is known about the others.
  expect(closeBut(need, missing, wording, ["a"])).toEqual([{ key: "replyClose", values: { missed: 'closeLanguage{"language":"fr"}' } }]);
});

test("each missing another wish, it says that nobody meets every one", () => {
  const need = aNeed({ languages: ["fr"], isLanguageAsked: true, budget: { amount: 100_00, currency: "EUR" } });
  const cheap = aCandidate({ currency: "EUR", hourlyRate: 90_00 });
  const french = aCandidate({ currency: "EUR", hourlyRate: 200_00, advisorId: "b", languages: ["fr"] });
  expect(closeBut(need, rankCandidates([cheap, french], need, moment), wording)).toEqual([{ key: "replyClosest" }]);
  expect(closeBut(need, [], wording)).toEqual([]);
});

test("an hour that nobody shown has is missed too: nothing within a week of it, or in a hurry nothing soon", () => {
  const monday = Date.UTC(2026, 10, 30);
  const freeAfter = (days: number) =>
    rankCandidates([aCandidate()], aNeed(), { now: moment.now, freeAt: new Map([["a", monday + days * 86_400_000]]) });
  const late = [{ key: "replyClose", values: { missed: "closeTime" } }];
  const need = aNeed({ from: new Date(monday).toISOString() });
  expect(freeAfter(8)[0]?.freeAt).not.toBeNull();
  expect(closeBut(need, freeAfter(7), wording)).toEqual([]);
  expect(closeBut(need, freeAfter(8), wording)).toEqual(late);
  expect(closeBut(aNeed({ urgency: "high" }), freeAfter(8), wording)).toEqual([]);
  expect(closeBut(aNeed({ urgency: "high" }), rankCandidates([aCandidate()], aNeed(), moment), wording)).toEqual(late);
  expect(closeBut(aNeed({ urgency: "low" }), rankCandidates([aCandidate()], aNeed(), moment), wording)).toEqual([]);
});

test("without a topic it asks what it is about, without anybody it says so", () => {
  expect(phraseReply(aNeed({ topics: [] }), picks, 0, wording)[0]?.key).toBe("whatFor");
  expect(phraseReply(aNeed(), [], 0, wording)).toEqual([{ key: "replyNobody", values: { topic: "Business Strategy" } }]);
  expect(phraseReply(aNeed({ topics: [] }), [], 0, wording)).toEqual([{ key: "whatFor" }]);
});

test("a day that was asked for is said as such, not as a span around it, and is not asked for again", () => {
  const need = aNeed({ urgency: "medium", from: "2026-11-30T00:00:00.000Z" });
  const said = JSON.stringify(phraseReply(need, picks, 0, wording));
  expect(said).toMatch(/preferenceFrom.*2026-11-30/);
  expect(said).not.toContain("preferenceUrgency");
  expect(JSON.stringify(phraseReply({ ...need, urgency: null }, picks, 0, wording))).not.toContain("missingUrgency");
});

test("whoever stands above a higher match is said to have been named, to miss less, or to be of the field; in the order of the match nothing is said", () => {
  const [ada, bea] = picks.map((pick, index) => ({ ...pick, percent: 70 + index * 20 }));
  const said = aNeed({ languages: ["fr"], isLanguageAsked: true, place: { city: "Lima", country: "Peru" } });
  const keyOf = (above: object, below: object, askedFor: string[] = []) =>
    whyInThisOrder(
      said,
      [
        { ...ada!, ...above },
        { ...bea!, ...below },
      ],
      wording,
      askedFor,
    ).map(({ key }) => key);
  expect(keyOf({}, {}, [ada!.candidate.advisorId])).toEqual(["orderNamed"]);
  expect(keyOf({}, { missed: ["budget"] })).toEqual(["orderPreferences"]);
  expect(keyOf({ isMain: true, missed: ["place"] }, { isMain: false })).toEqual(["orderField"]);
  expect(keyOf({ isMain: false }, { isMain: true, missed: ["budget"] })).toEqual(["orderPreferences"]);
  expect(keyOf({ isMain: false, missed: ["budget"] }, { isMain: true, missed: ["language"] })).toEqual(["orderLanguage"]);
  expect(keyOf({ away: 1 }, { away: 4 })).toEqual(["orderInCountry"]);
  expect(keyOf({}, { percent: 70 })).toEqual([]);
  const need = aNeed({ budget: { amount: 100_00, currency: "USD" } });
  const dear = aCandidate({ advisorId: "b", hourlyRate: 300_00, ratingSum: 500, ratingCount: 100, totalSessions: 200 });
  const ranked = rankCandidates([dear, aCandidate()], need, moment);
  expect(ranked[0]!.percent).toBeLessThan(ranked[1]!.percent);
  expect(phraseReply(need, ranked, 0, wording).map(({ key }) => key)).toContain("orderPreferences");
});

test("a wish that some of those shown meet and others miss is said of those alone: nobody else is taken to speak French, or to be near", () => {
  const need = aNeed({ languages: ["fr"], isLanguageAsked: true });
  const mixed = rankCandidates([aCandidate({ name: "Ada" }), aCandidate({ advisorId: "b", name: "Bo", languages: ["fr"] })], need, moment);
  const said = (of: typeof need, shown: typeof mixed) =>
    phraseReply(of, shown, 0, wording)
      .filter(({ key }) => key === "replyOnly")
      .map(({ values }) => values);
  expect(said(need, mixed)).toEqual([{ names: "Bo", wishes: 'onlyLanguage{"language":"fr","count":1}' }]);
  const cheap = aNeed({ ...need, place: { city: "Lima", country: "Peru" } });
  // Whoever is near Lima is nobody: that is said of all of them, in another sentence.
  expect(said(cheap, rankCandidates([aCandidate(), aCandidate({ advisorId: "b", languages: ["fr"] })], cheap, moment))).toHaveLength(1);
  // Who meets several is named once.
  const both = aNeed({ ...need, budget: { amount: 100_00, currency: "EUR" } });
  const priced = (advisorId: string, languages: string[], hourlyRate: number) =>
    aCandidate({ advisorId, name: advisorId, languages, currency: "EUR", hourlyRate });
  const shown = rankCandidates([priced("Ada", ["en"], 200_00), priced("Bo", ["fr"], 90_00)], both, moment);
  expect(said(both, shown)).toEqual([{ names: "Bo", wishes: expect.stringMatching(/^onlyLanguage.*onlyBudget/) }]);
  // Where one meets this and another that, each is named with what is theirs.
  const apart = rankCandidates([priced("Ada", ["en"], 90_00), priced("Bo", ["fr"], 200_00)], both, moment);
  expect(said(both, apart)).toEqual([
    { names: "Bo", wishes: expect.stringMatching(/^onlyLanguage[^_]*$/) },
    { names: "Ada", wishes: expect.stringMatching(/^onlyBudget/) },
  ]);
  expect(said(need, mixed.slice(0, 1))).toEqual([]);
  expect(said(aNeed(), mixed)).toEqual([]);
});

test("nobody is called good hands whose own main area is another than the one that was understood", () => {
  const further = rankCandidates([aCandidate({ isPrimary: false })], aNeed(), moment);
  for (const dice of [0, 0.2, 0.4, 0.6, 0.8, 0.99])
    expect(phraseReply(aNeed(), further, dice, wording).map(({ key }) => key)).not.toContain("reply5");
});

test("where no narrower area than a whole field was understood, that is said, and nobody is promised to fit", () => {
  const need = aNeed({ topics: [{ topic: "Legal", weight: 1 }] });
  const lawyers = rankCandidates([aCandidate({ topic: "Legal" })], need, moment);
  for (const dice of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
    const [first, second] = phraseReply(need, lawyers, dice, wording);
    expect(["reply1", "reply3", "reply4"]).toContain(first?.key);
    expect(second).toEqual({ key: "replyWide", values: { topic: "Legal" } });
  }
});

test("'tomorrow' is that day: whoever is free only later misses it, and that is said", () => {
  const need = aNeed({ from: "2026-11-24T00:00:00.000Z", isOneDay: true });
  const freeAt = new Map([
    ["a", Date.UTC(2026, 10, 27, 9)],
    ["b", Date.UTC(2026, 10, 24, 9)],
  ]);
  const both = rankCandidates([aCandidate(), aCandidate({ advisorId: "b", name: "Bea" })], need, { ...moment, freeAt });
  expect(both.map(({ candidate, missed }) => [candidate.name, missed])).toEqual([
    ["Bea", []],
    ["Ada", ["day"]],
  ]);
  expect(JSON.stringify(phraseReply(need, both, 0, wording))).toMatch(/preferenceOn.*2026-11-24.*replyOnly.*Bea.*onlyDay/);
  expect(JSON.stringify(closeBut(need, both.slice(1), wording))).toMatch(/closeDay.*2026-11-24/);
  expect(closeBut({ ...need, isOneDay: false }, both, wording)).toEqual([]);
});

test("what is missed is said above the cards; what explains them, and what is asked next, below", () => {
  const keys = (said: readonly { key: string }[]) => said.map(({ key }) => key);
  const all = [{ key: "reply1" }, { key: "replyClose" }, { key: "replyBeside" }, { key: "orderField" }, { key: "replyAskMore" }] as const;
  expect(keys(afterCards(all))).toEqual(["replyBeside", "orderField", "replyAskMore"]);
  expect(keys(afterCards([{ key: "reply1" }, { key: "replyClose" }, { key: "replyFarPlace" }]))).toEqual(["replyFarPlace"]);
  expect(keys(afterCards([{ key: "reply1" }, { key: "replyFarPlace" }]))).toEqual([]);
  expect(keys(afterCards([{ key: "replyNobody" }]))).toEqual([]);
  expect(keys(afterCards([{ key: "replyAskMore" }]))).toEqual([]);
});

test("a length that was asked for is among what was looked for, in hours where it is long", () => {
  const said = (minutes: 45 | 120) =>
    afterCards(phraseReply(aNeed({ minutes }), picks, 0, wording))
      .map(({ values }) => String(values?.preferences))
      .join();
  expect(said(45)).toContain('preferenceLength{"minutes":45,"hours":0}');
  expect(said(120)).toContain('preferenceLength{"minutes":120,"hours":2}');
});
