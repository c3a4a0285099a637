import { expect, test } from "vitest";
import { tidyText } from "#app/features/own-texts/fitting-text";
import { misfitOf } from "#app/features/own-texts/misfit.server";
import { placeOfText } from "#app/features/own-texts/places";
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

const MAILERS = import.meta.glob<string>("/app/features/**/*.server.ts", { eager: true, query: "?raw", import: "default" });

test("every text that a mail is composed of can be written anew, and is among those whose words are replaced", () => {
  const english = textsThatShip("en");
  const known = new Set(MAILS.flatMap(textsOfMail));
  const isRead = (name: string) => known.has(name) || (placeOfText(name) !== "mails" && shippedText(english, name) !== null);
  const said = Object.values(MAILERS).flatMap((source) =>
    [...source.matchAll(/send(?:Account)?Email\([\s\S]*?"(\w+)",\s*(?:async )?\(\s*t\b/g)].flatMap(([, room]) =>
      [...source.matchAll(/\bt\("(\w+)"/g)].map(([, key]) => `${room}.${key}`).filter((name) => shippedText(english, name) !== null),
    ),
  );
  expect(said.length).toBeGreaterThan(100);
  expect([...new Set(said)].filter((name) => !isRead(name))).toEqual([]);
});
