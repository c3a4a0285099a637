import { expect, onTestFinished, test } from "vitest";
import { setChangedEntries } from "#app/features/catalog/current-catalog";
import { textsOfPolicy } from "#app/features/own-texts/policy-texts";
import { POLICY_IDS } from "#app/features/policies/policy";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { wordsOfTheSix } from "./support/gardeners";

/** Rooms that only whoever runs the site reads. */
const OF_ADMINS =
  "admin adminFrame auditLog brand consultationFile dashboard firstDay listFiles lists logos ownQuestions ownTexts payments payouts replacing reports rules setup taxonomy videos waiting".split(
    " ",
  );
/** Texts that are said only on a site with the specified categories, or with the one they are about; and one in which the word means something else. */
const APART = [
  ...["assistant.starter1", "assistant.starter4", "siteContent.heroAskExample", "assistant.asidePrivateLaw"],
  "advisorProfile.analyzing",
  ...["frame.imprint", "policies.imprint"],
];

const textsOf = (language: Language) =>
  Object.entries(ALL_LANGUAGES[language].texts)
    .filter(([room]) => !OF_ADMINS.includes(room))
    .flatMap(([room, texts]) =>
      Object.entries(texts as Record<string, string>).map(([key, text]) => ({ name: `${room}.${key}`, text: `${text}` })),
    );

test.each(LANGUAGES)("a text that names a trade of the specified catalog has another one for a site of other trades (%s)", (language) => {
  const all = textsOf(language);
  const named = new Set(all.map(({ name }) => name));
  const said = all.filter(({ name, text }) => wordsOfTheSix([text]).length > 0 && !named.has(`${name}Own`) && !APART.includes(name));
  expect(said).toEqual([]);
  expect(all.filter(({ name }) => name.endsWith("Own")).length).toBeGreaterThan(10);
});

test.each(LANGUAGES)("nor do the policies of such a site name one (%s)", (language) => {
  const policies = () => POLICY_IDS.flatMap((id) => [...textsOfPolicy(ALL_LANGUAGES[language].policies[id]).values()]);
  expect(wordsOfTheSix(policies())).not.toEqual([]);
  const entry = {
    kind: "category",
    category: "",
    address: "music",
    icon: "",
    texts: { name: "Violin" },
    position: 9,
    isRetired: false,
  } as const;
  setChangedEntries([{ ...entry, key: "music" }]);
  onTestFinished(() => setChangedEntries([]));
  expect(wordsOfTheSix(policies())).toEqual([]);
});
