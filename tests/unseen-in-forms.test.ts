import { expect, test } from "vitest";
import { hasUnseen } from "#app/platform/text/unseen-marks";
import { formTexts } from "./support/form-texts";

/** Invisible characters that people may put into any text. */
const MARKS = ["\u202e", "\u2066", "\u200f", "\u200b", "\u00ad", "\ufeff", "\u3164", "\u200d"];

/** Fields shown to nobody: a password is used as typed, and the others are only compared with what the site has, not stored. */
const COMPARED = [
  /password$/i,
  /\.(key|moveTo|icon|move|offer|code|rememberMe|time|requested_time)$/,
  /newEntrySchema\.category$/,
  /textChoiceSchema\.|textFormSchema\.name$/,
  /postSchema\.(geography|sector|size|challenge|urgency)$/,
];

/** The site's own words, read back. */
const isOwnWord = (name: string) => name.includes("/conversation resultSchema.");

test("no form keeps what nobody sees: it is refused or left out, in whatever a schema takes as text", async () => {
  const texts = (await formTexts()).filter(({ name }) => !isOwnWord(name));
  const shown = texts.filter(({ name }) => !COMPARED.some((pattern) => pattern.test(name)));
  const kept = shown.flatMap(({ name, rules }) =>
    MARKS.filter((mark) => {
      const read = rules.safeParse(`Ac${mark}me`);
      return read.success && JSON.stringify(read.data) !== undefined && hasUnseen(JSON.stringify(read.data));
    }).map((mark) => `${name} keeps U+${mark.codePointAt(0)?.toString(16)}`),
  );
  expect(shown.length).toBeGreaterThan(100);
  for (const pattern of COMPARED) expect([pattern, texts.some(({ name }) => pattern.test(name))]).toEqual([pattern, true]);
  expect(kept).toEqual([]);
});
