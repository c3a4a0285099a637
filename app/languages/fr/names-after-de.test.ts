import { expect, test } from "vitest";
import { textsOfPolicy } from "#app/features/own-texts/policy-texts";
import { ALL_LANGUAGES } from "../all-languages.server";
import { textsThatShip } from "../all-texts.server";

test("no French text says 'de' or 'que' before a name, which would have to be elided before some of them", () => {
  const policies = Object.values(ALL_LANGUAGES.fr.policies).flatMap((policy) => [...textsOfPolicy(policy)]);
  const texts = [...Object.values(textsThatShip("fr")).flatMap((room) => Object.entries(room)), ...policies];
  expect(policies.filter(([, text]) => text.includes("{site}")).length).toBeGreaterThan(0);
  const named = texts.filter(([, text]) =>
    /\b(?:de|que|jusque|lorsque|puisque) \{(name|firstName|client|advisor|person|site|provider|who|place|operator)\}/i.test(text),
  );
  expect(named.map(([key]) => key)).toEqual([]);
});
