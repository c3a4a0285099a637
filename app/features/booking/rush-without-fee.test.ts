import { expect, test } from "vitest";
import { translatorFor } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";

test.each(LANGUAGES)("in %s nothing is said of a percentage or a surcharge where a rush costs nothing more", (language) => {
  const t = translatorFor(language, "booking");
  const guide = translatorFor(language, "priceGuide");
  const said = (percent: number) => [
    t("urgencyRush", { percent }),
    guide("urgencyRush", { percent }),
    t("rushMeansAdvisor", { percent, name: "Ann" }),
    t("rushMeansClient", { percent }),
  ];
  for (const each of said(0)) expect(each).not.toMatch(/[%+0-9]/);
  for (const each of said(15)) expect(each).toMatch(/15\s?%/);
});
