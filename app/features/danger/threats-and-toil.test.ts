import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import { BAD_AIR_AND_FAINTED, CHILDREN_NEARBY } from "../../../tests/support/air-and-children";
import { AT_THE_END, KILLED_IN_WORDS, NOT_ANY_MORE } from "../../../tests/support/only-in-words";
import { ANNOUNCED, THREATENED_IF } from "../../../tests/support/threats-announced";
import { SAME_WORDS, WORK_PILES_UP } from "../../../tests/support/work-piles-up";
import { type DangerKind, dangerIn, kindOfDanger } from "./danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const found = (text: string, page: TextLanguage | null = null) => dangerIn(text, read(text), page);

/** Returns the texts that are not heard in the language of their page, or are spoken to as of another kind. */
const unheard = (texts: Record<TextLanguage, readonly string[]>, ...kinds: readonly DangerKind[]) =>
  TEXT_LANGUAGES.flatMap((language) =>
    texts[language].filter((text) => found(text, language) !== language || (kinds.length > 0 && !kinds.includes(kindOfDanger(text)))),
  );

test("what somebody says they will do to a family if something happens is there now, whatever the tense", () => {
  expect(unheard(THREATENED_IF, "now")).toEqual([]);
});

test("who announces violence is spoken to as such, also if a word of business names the other", () => {
  expect(unheard(ANNOUNCED, "meant")).toEqual([]);
});

test("who is harmed by whom they would harm is spoken to as one in danger, but who was only cheated is not", () => {
  expect(kindOfDanger("Er schlägt mich, morgen bring ich ihn unter die Erde")).toBe("now");
  expect(kindOfDanger("Mein Partner hat mich betrogen, morgen bring ich ihn unter die Erde")).toBe("meant");
});

test("whoever has fainted is a matter of the body, and of bad air one gets out first", () => {
  expect(unheard(BAD_AIR_AND_FAINTED, "body", "now")).toEqual([]);
  const ofAir = [
    "two people fainted near the gas heater",
    "der CO-Melder piept und wir haben alle Kopfweh",
    "caldaia accesa, a tutti gira la testa",
  ];
  expect(ofAir.map((text) => kindOfDanger(text))).toEqual(["now", "now", "now"]);
  expect(kindOfDanger("deux collègues se sont évanouis")).toBe("body");
});

test("who tells of a child of others that is harmed is spoken to as one who sees it", () => {
  expect(unheard(CHILDREN_NEARBY, "seen")).toEqual([]);
});

test("who no longer wants to live, or will be killed, is heard beside all that is only said so", () => {
  expect(unheard(AT_THE_END)).toEqual([]);
  const heard = [
    "Die Buchhaltung bringt mich um, ich will nicht mehr leben",
    "the invoices never end, two of us cannot keep up and I want to die",
    "Mein Mann bringt mich um",
    "el alcohol me está matando",
    "ce mal de dos me tue et mon mari me tuera ce soir",
  ];
  expect(heard.filter((text) => found(text) === null)).toEqual([]);
});

test("a piano that is practised no more, a queue that kills and work that piles up are no cry for help", () => {
  expect([...NOT_ANY_MORE, ...KILLED_IN_WORDS, ...WORK_PILES_UP].filter((text) => found(text) !== null)).toEqual([]);
});

test("nor are firms, films and figures in words of threats, faints and bad air", () => {
  expect(SAME_WORDS.filter((text) => found(text) !== null)).toEqual([]);
});
