import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { LANGUAGES } from "#app/languages/languages";
import { shownTexts } from "#app/languages/shown-texts";
import "#app/languages/all-texts.server";

const SITE = { name: "Harbour & Co", contact: { email: "desk@harbour.example", phone: "+44 20 7946 0000", city: "Leeds" } };

/** A card as one of the ways to pay on whatever site this is. */
const OFFERED = /: (?:by card|mit Karte|par carte|con tarjeta|con carta)/;
const CONDITIONAL = /if it is by card|mit Karte gezahlt wird|se fait par carte|si es con tarjeta|se avviene con carta/i;

test.each(LANGUAGES)("in %s the terms and the price guide promise no card: a site may have another way alone", (language) => {
  const terms = JSON.stringify(ALL_LANGUAGES[language].policies.terms(SITE));
  const said = [terms, shownTexts(language).priceGuide.howPayAnswer];
  expect(said.map((text) => [OFFERED.test(text), CONDITIONAL.test(text)])).toEqual(said.map(() => [false, true]));
});
