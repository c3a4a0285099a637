import { beforeAll, expect, test } from "vitest";
import { judge } from "#app/features/assistant/understand/answer-kind";
import { matterThatKills } from "./matter-that-kills";
import { textReader } from "./read-text.server";
import type { Reader } from "./reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

test.each([
  ["payroll is killing us", "Human Resources"],
  ["Die Steuern bringen mich um, Nachzahlung 12.000", "Tax and Accounting"],
  ["Les impôts me tuent", "Tax and Accounting"],
  ["Los impuestos nos están matando", "Tax and Accounting"],
  ["La contabilità mi sta uccidendo", "Tax and Accounting"],
  ["Diese Buchhaltung bringt mich noch ins Grab", "Tax and Accounting"],
  ["this bookkeeping will be the death of me", "Tax and Accounting"],
  ["la comptabilité va me tuer", "Tax and Accounting"],
  ["la contabilidad me va a matar", "Tax and Accounting"],
  ["la contabilità mi farà impazzire", "Tax and Accounting"],
])("'%s' is about %s", (text, area) => {
  expect(read(text).areas[0]?.topic).toBe(area);
  expect(judge(text, read(text), null).kind).toBe("sure");
});

test.each([
  "La burocracia me está matando",
  "La burocrazia mi uccide",
  "the paperwork is killing me",
])("'%s' is a need, too, and no small talk", (text) => expect(["sure", "between", "unsure"]).toContain(judge(text, read(text), null).kind));

test.each([
  "my partner is killing me",
  "Mein Mann bringt mich um",
  "mi marido me está matando",
  "my back is killing me",
  "mio marito mi uccide",
  "Elle me tue",
  "le voisin va me tuer",
  "el vecino me va a matar",
])("of people and bodies it may be meant as it is said: '%s'", (text) => expect(matterThatKills(text)).toBe(null));

test.each([
  "the plot of Kill Bill",
  "Wie heißt der Krimi, in dem am Ende alle gemeinsam zugestochen haben?",
  'is it "he hanged himself" or "he hung himself", my editor wants to know',
  "comment s'appelle le film où tout le monde est coupable",
  "canción que dice me muero por besarte",
  "come si intitola il giallo con il maggiordomo",
])("'%s' gets the answer what one can do here", (text) => expect(judge(text, read(text), null)).toEqual({ kind: "other", matter: "chat" }));

test.each([
  "the plot of land we bought has no access",
  "song rights for our advert",
  "the ending of our lease",
])("'%s' is no such question", (text) => expect(judge(text, read(text), null).kind).not.toBe("other"));
