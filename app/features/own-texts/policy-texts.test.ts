import { expect, test } from "vitest";
import { POLICY_IDS } from "#app/features/policies/policy";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGES } from "#app/languages/languages";
import { tidyText } from "./fitting-text";
import { misfitOf } from "./misfit.server";
import { policyInWords, policyOf, textsOfPolicy } from "./policy-texts";

const SITE = { name: "Harbour & Co", contact: { email: "desk@harbour.example", phone: "+44 20 7946 0000", city: "Leeds" } };

test("every text of a policy has a name, the same in each language, and fits in its own place", () => {
  for (const id of POLICY_IDS) {
    const names = [...textsOfPolicy(ALL_LANGUAGES.en.policies[id]).keys()];
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names.map(policyOf))).toEqual(new Set([id]));
    for (const language of LANGUAGES) {
      const texts = textsOfPolicy(ALL_LANGUAGES[language].policies[id]);
      expect([...texts.keys()]).toEqual(names);
      for (const [name, text] of texts)
        expect(misfitOf(tidyText(text), text, { writing: "icu", language }), `${language} ${name}`).toBeNull();
    }
  }
});

test("what ships, written again, is what ships; what is written names who runs the site", () => {
  for (const id of POLICY_IDS) {
    const write = ALL_LANGUAGES.en.policies[id];
    expect(policyInWords(write(SITE), SITE, textsOfPolicy(write))).toEqual(write(SITE));
    expect(policyInWords(write(SITE), SITE, new Map())).toEqual(write(SITE));
  }
  const own = new Map([["policy.terms.short.1", "{site}, {city}: {email}, {phone}. {nobody}"]]);
  expect(policyInWords(ALL_LANGUAGES.en.policies.terms(SITE), SITE, own).inShort[0]).toBe(
    "Harbour & Co, Leeds: desk@harbour.example, +44 20 7946 0000. {nobody}",
  );
});

test("a name of another kind is of no policy", () => {
  expect(policyOf("guide.seekTitle")).toBeNull();
});
