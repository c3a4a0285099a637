import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import * as otherwise from "../../../tests/support/danger-told-otherwise";
import { NOBODY_HARMED, OTHERS_HARMED, THREATENED_WITH_PICTURES } from "../../../tests/support/others-harmed";
import { FALLEN, NOBODY_POISONED, POISONED } from "../../../tests/support/poisoned-and-fallen";
import { FOLLOWED, NO_THREATS, THREATENED } from "../../../tests/support/threats-to-bodies";
import { GROWN, MEAN_HARM, YOUNG } from "../../../tests/support/whose-danger";
import { NOBODY_IN_DANGER_OTHERWISE, WORDS_OF_DANGER_IN_BUSINESS } from "../../../tests/support/words-of-danger-in-business";
import { type DangerKind, dangerIn, isOfMinor, kindOfDanger } from "./danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const found = (text: string) => dangerIn(text, read(text));

type Texts = Record<TextLanguage, readonly string[]>;
/** Returns the texts that are not found in their language, or are of another kind than one of those given. */
const missed = (lists: readonly Texts[], kinds: readonly DangerKind[]) =>
  lists.flatMap((texts) =>
    TEXT_LANGUAGES.flatMap((language) =>
      texts[language].flatMap((text) =>
        found(text) === language && kinds.includes(kindOfDanger(text)) ? [] : [[text, found(text), kindOfDanger(text)]],
      ),
    ),
  );
const anyHarm: readonly DangerKind[] = ["body", "now", "later", "seen", "any"];

test("who is threatened in body, by whatever is to be done to them, is heard", () => {
  expect(missed([THREATENED, otherwise.THREATENED_OTHERWISE], anyHarm)).toEqual([]);
});

test("who is followed and watched is heard without a word for it", () => {
  expect(missed([FOLLOWED, otherwise.FOLLOWED_OTHERWISE], anyHarm)).toEqual([]);
});

test("who is blackmailed with pictures is heard, a minor with any pictures", () => {
  expect(missed([THREATENED_WITH_PICTURES, otherwise.PICTURES_OTHERWISE], anyHarm)).toEqual([]);
});

test("who tells of somebody else that is beaten or held is heard, and spoken to as one who sees it", () => {
  expect(missed([OTHERS_HARMED], ["seen"])).toEqual([]);
  expect(missed([otherwise.OTHERS_HARMED_OTHERWISE], anyHarm)).toEqual([]);
});

test("children who took what is poison, and whoever has fallen and does not answer, are a matter of the body", () => {
  expect(missed([POISONED, FALLEN, otherwise.BODIES_OTHERWISE], ["body"])).toEqual([]);
  expect(kindOfDanger("J'ai trouvé mon fils, il a avalé de la mort aux rats")).toBe("body");
  expect(kindOfDanger("Mein Kleiner hat die Tabletten von der Oma geschluckt")).toBe("body");
});

test("who speaks of harming another is spoken to as such, but not whoever is harmed or wants to die besides", () => {
  expect(missed([MEAN_HARM, otherwise.MEAN_HARM_OTHERWISE], ["meant"])).toEqual([]);
  const besides = [
    "he beats me, I want to kill him",
    "I will kill my husband and then myself",
    "Ich bringe ihn um, er schlägt mich jeden Tag",
    "je vais le tuer, il me frappe",
    "voy a matarlo, me pega todos los días",
    "lo ammazzo, mi picchia ogni giorno",
    "I might hurt my baby",
    "je vais faire du mal à mon bébé, aidez-moi",
    "I want to kill him, he has his hands round my neck",
    "I want to kill him, his hands are round my neck",
    "Ich will ihn umbringen, seine Hände sind um meinen Hals",
    "je vais le tuer, ses mains sont autour de mon cou",
    "voy a matarlo, tiene las manos en mi cuello",
    "lo ammazzo, ha le mani intorno al mio collo",
    "I will kill my boyfriend, he has a knife",
    "Ich will ihn umbringen, er steht mit dem Messer vor der Tür",
    "je vais le tuer, il veut me tuer avec un couteau",
    "voy a matarlo, está aquí con un cuchillo",
    "lo ammazzo, è qui con un coltello",
  ];
  expect(besides.filter((text) => found(text) === null || kindOfDanger(text) === "meant")).toEqual([]);
});

test("a minor is known by age, class or words for parents; years of service and children of one's own are no age", () => {
  const young = Object.values(YOUNG).flat();
  expect(young.filter((text) => found(text) === null || !isOfMinor(text))).toEqual([]);
  expect(GROWN.filter((text) => found(text) === null || isOfMinor(text))).toEqual([]);
});

test("of sixty needs in words of danger none is taken for a cry for help", () => {
  expect(WORDS_OF_DANGER_IN_BUSINESS.filter((text) => found(text) !== null)).toEqual([]);
  expect(WORDS_OF_DANGER_IN_BUSINESS.length).toBeGreaterThanOrEqual(60);
});

test("nor is one of photos, neighbours, floors, plants and threats of a matter", () => {
  const harmless = [...NO_THREATS, ...NOBODY_HARMED, ...NOBODY_POISONED, ...NOBODY_IN_DANGER_OTHERWISE];
  expect(harmless.filter((text) => found(text) !== null)).toEqual([]);
});

test("a suicide that an employer, an insurer or a publisher deals with is a matter, but not the writer's own, nor a knife of steel", () => {
  const heard = [
    "I am an employee and I am thinking about suicide, does the insurance pay?",
    "does life insurance pay my kids if I commit suicide",
    "I am writing a book and then I will kill myself",
    "ma mutuelle couvre-t-elle mon suicide ? je pense à mourir",
    "my partner was stabbed in the back, there is blood everywhere",
    "il mio socio è stato accoltellato alla schiena, sanguina molto",
  ];
  expect(heard.filter((text) => found(text) === null)).toEqual([]);
});
