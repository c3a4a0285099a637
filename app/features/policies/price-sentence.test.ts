import { afterEach, expect, test } from "vitest";
import { applyRules } from "#app/features/rules/current-rules";
import { FIRST_RULES } from "#app/features/rules/rules";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGES } from "#app/languages/languages";

const SITE = { name: "Harbour & Co", contact: { email: "desk@harbour.example", phone: "+44 20 7946 0000", city: "Leeds" } };

afterEach(() => applyRules(FIRST_RULES));

test.each(LANGUAGES)("the terms in %s speak of rush only where it costs something, and of surge only where there is one", (language) => {
  for (const surge of [true, false])
    for (const rushPercent of [0, 20]) {
      applyRules({ ...FIRST_RULES, surge, rushPercent });
      const terms = JSON.stringify(ALL_LANGUAGES[language].policies.terms(SITE));
      const says = (words: RegExp) => words.test(terms);
      expect([
        surge,
        rushPercent,
        says(/choose rush|„Eilig“ wählen|l’urgence|opción urgente|l’urgenza/),
        says(/20(?:\s|\\u00a0)?%/),
        says(/surge part|Nachfragezuschlag|majoration lorsque|alta demanda|maggiorazione quando/),
        says(/,\.|,,| ,|undefined/),
      ]).toEqual([surge, rushPercent, rushPercent > 0, rushPercent > 0, surge, false]);
    }
});
