import { expect, test } from "vitest";
import { tidyText } from "#app/features/own-texts/fitting-text";
import { misfitOf } from "#app/features/own-texts/misfit.server";
import { shippedText } from "#app/features/own-texts/shipped-text";
import { textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { textsOfMail } from "./mail-shape";
import { mailsOf } from "./mails";

const MAILS = mailsOf(textsThatShip("en").booking);

test("every mail names texts that there are, and each fits in its own place in every language", () => {
  const names = new Set(MAILS.flatMap(textsOfMail));
  for (const language of LANGUAGES) {
    const texts = textsThatShip(language);
    for (const name of names) {
      const text = shippedText(texts, name);
      expect([name, text]).toEqual([name, expect.any(String)]);
      expect(misfitOf(tidyText(text ?? ""), text ?? "", { writing: "icu", language }), `${language} ${name}`).toBeNull();
    }
  }
});

test("every text that is the subject of a mail, to people or to admins, is of one of the mails", () => {
  const known = new Set(MAILS.map(({ subject }) => subject));
  const subjects = Object.entries(textsThatShip("en")).flatMap(([room, texts]) =>
    Object.keys(texts)
      .filter((key) => key.endsWith("Subject"))
      .map((key) => `${room}.${key}`),
  );
  expect(subjects.length).toBeGreaterThan(40);
  expect(subjects.filter((name) => !known.has(name))).toEqual([]);
});
