import { expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { plainText } from "#app/features/topics/vocabulary/words-of-text";
import { dangerIn } from "../danger";

const read = await textReader();
const isDanger = (text: string) => dangerIn(plainText(text), read(plainText(text))) !== null;

test.each([
  ...[
    "He",
    "she",
    "er",
    "il",
    "moi",
    "he is",
    "bridge",
    "gone",
    "stairs",
    "cutting",
    "taglio",
    "corto",
    "besser",
    "vivere",
    "easie",
    "pist",
  ],
  ...["an hour and a half, better tomorrow", "half an hour, better tomorrow", "eine Dreiviertelstunde, lieber am Freitag"],
  ...["une demi-heure, plutôt demain", "una hora y media, mejor mañana", "un'ora e mezza, meglio giovedì"],
])("'%s' is the beginning of something, or a length and a day, and tells of no danger", (text) => {
  expect(isDanger(text)).toBe(false);
});

test.each([
  ...["suicide", "Selbstmord", "overdose", "matarme", "ammazzarmi", "Frauenhaus", "umbringen"],
  ...["he hits me", "he is going to kill me", "better dead", "goodbye everybody, I end it all tomorrow"],
])("'%s' names one, however short it is", (text) => {
  expect(isDanger(text)).toBe(true);
});
