import type { TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { badAirLanguages } from "./bad-air";
import { bodyEmergencyLanguages } from "./body-emergencies";
import { happeningLanguages } from "./emergencies";
import { faintedLanguages } from "./fainted";
import { fallenLanguages } from "./fallen";
import { heldToTheBodyLanguages } from "./harm/held-to-the-body";
import { hurtBodyLanguages } from "./hurt-bodies";
import { poisonedLanguages } from "./taken";
import { threatNowLanguages } from "./threats-now";

/** Returns the languages in which folded words with single spaces tell of a body that must be treated at once. */
export const bodyLanguages = (words: string): TextLanguage[] => [
  ...bodyEmergencyLanguages(words),
  ...hurtBodyLanguages(words),
  ...poisonedLanguages(words),
  ...fallenLanguages(words),
  ...faintedLanguages(words),
];

/** Returns the languages in which folded words with single spaces tell of an emergency that goes on around the writer. */
export const happeningNow = (words: string): TextLanguage[] => [
  ...happeningLanguages(words),
  ...threatNowLanguages(words),
  ...badAirLanguages(words),
  ...heldToTheBodyLanguages(words),
];
