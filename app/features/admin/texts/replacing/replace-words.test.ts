import fc from "fast-check";
import { expect, test } from "vitest";
import { literalSpans } from "#app/features/own-texts/literal-spans";
import { textOfPieces } from "#app/features/own-texts/marked-piece";
import { type Meaning, meaningOf } from "#app/features/own-texts/market-words";
import { replacingOf, type WordPair } from "#app/features/own-texts/replace-words";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { textsThatShip } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { LANGUAGES } from "#app/languages/languages";
import { readIcu } from "#app/languages/message-syntax";
import { formsIn } from "./word-forms";

const whole = (old: string, to: string): WordPair => ({ old, to, isInside: false });
const inside = (old: string, to: string): WordPair => ({ old, to, isInside: true });
const said = (text: string, ...pairs: WordPair[]) => textOfPieces(replacingOf(pairs)(text, "icu"));

const all = LANGUAGES.flatMap((language) =>
  Object.values(textsThatShip(language)).flatMap((room) => Object.values(room as object) as string[]),
);
const shipped = fc.constantFrom(...all);

test("whole words are replaced, the longest first, and parts of words only where that is asked for", () => {
  const pairs = [
    whole("Berater", "Lehrer"),
    whole("Beratern", "Lehrern"),
    whole("Beratung buchen", "Stunde nehmen"),
    whole("Beratung", "Stunde"),
  ];
  expect(said("Berater, Beratern, Beraters; eine Beratung, Beratung  buchen.", ...pairs)).toBe(
    "Lehrer, Lehrern, Beraters; eine Stunde, Stunde nehmen.",
  );
  expect(said("Beraterprofil, KI-Beratersuche, Steuerberater, Berater", inside("Berater", "Lehrer"))).toBe(
    "Lehrerprofil, KI-Lehrersuche, Steuerlehrer, Berater",
  );
  expect(said("Beratersuche und Beraterkonto", inside("Berater", "Lehrer"), whole("Beratersuche", "Suche"))).toBe("Suche und Lehrerkonto");
});

test("whatever is typed is read as it stands, and never as a pattern", () => {
  expect(said("Ein Berater-Dashboard (alt)", whole("Berater-Dashboard", "Pult"), whole("A.t", "x"))).toBe("Ein Pult (alt)");
  fc.assert(
    fc.property(
      shipped,
      fc.string({ minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (text, old, isInside) => void said(text, { old, to: "x", isInside }),
    ),
  );
});

test("a word begins as the one in its place did, and one in capitals stays in capitals", () => {
  expect(said("Advisors and advisors, ADVISORS", whole("advisors", "tutors"))).toBe("Tutors and tutors, TUTORS");
  expect(said("Berater. Ein Berater „Berater“", whole("Berater", "eine Lehrkraft"))).toBe(
    "Eine Lehrkraft. Ein eine Lehrkraft „eine Lehrkraft“",
  );
  expect(said("<b>Berater</b> hier", whole("Berater", "unsere Leute"))).toBe("<b>Unsere Leute</b> hier");
  // What is typed in capitals is a word that is written so.
  expect(said("Our VAT, in all. VAT is due.", whole("VAT", "sales tax"))).toBe("Our sales tax, in all. Sales tax is due.");
});

test("arguments, the keys of cases, tags, placeholders and addresses are never touched", () => {
  const text =
    "{advisor} <advisor>advisor</advisor> ‹advisor› {n, plural, one {# advisor} other {{n, number} advisor}} {advisor, select, advisor {advisor} other {x}} '{advisor}' advisor@advisor.de https://a.de/advisor /advisor/x advisor/advisor";
  expect(said(text, whole("advisor", "tutor"), inside("advisor", "tutor"))).toBe(
    "{advisor} <advisor>tutor</advisor> ‹advisor› {n, plural, one {# tutor} other {{n, number} tutor}} {advisor, select, advisor {tutor} other {x}} '{advisor}' advisor@advisor.de https://a.de/advisor /advisor/x tutor/tutor",
  );
  expect(textOfPieces(replacingOf([whole("advisor", "tutor")])("An {advisor}", "plain"))).toBe("An {tutor}");
});

const WORDS = [
  "one",
  "other",
  "count",
  "number",
  "plural",
  "name",
  "date",
  "b",
  "a",
  "the",
  "die",
  "la",
  "rushPercent",
  "link",
  "Berater",
  "advisor",
];
const pair = fc.record({ old: fc.constantFrom(...WORDS), to: fc.constantFrom("Zzyzx", "zzyzx qq"), isInside: fc.boolean() });

test("whatever is replaced in whatever text: its arguments, cases and tags stay", () => {
  fc.assert(
    fc.property(
      shipped,
      fc.array(pair, { maxLength: 8 }),
      (text, pairs) => void expect(readIcu(said(text, ...pairs))).toEqual(readIcu(text)),
    ),
  );
});

test("replacing nothing, by nothing or what is not there changes nothing", () => {
  const none = fc.constantFrom<WordPair[]>(
    [],
    [whole("Berater", " ")],
    [whole(" ", "x")],
    [whole("Qqqqx", "Lehrer"), inside("Qqqqx", "y")],
  );
  fc.assert(fc.property(shipped, none, (text, pairs) => void expect(said(text, ...pairs)).toBe(text)));
});

test("words that are new are replaced back to the same text", () => {
  const words = fc.constantFrom(
    "berater",
    "beratung",
    "advisor",
    "expert",
    "consultation",
    "conseil",
    "asesor",
    "consulente",
    "die",
    "la",
    "und",
  );
  fc.assert(
    fc.property(shipped, words, fc.boolean(), (text, old, isInside) => {
      fc.pre(!/qzyq/i.test(text));
      const there = said(text, { old, to: "qzyq", isInside });
      // Of a word in mixed capitals nobody could say how it was written.
      fc.pre(
        [...text.matchAll(new RegExp(old, "gi"))].every(([word]) =>
          [old, old.toUpperCase(), old[0]?.toUpperCase() + old.slice(1)].includes(word),
        ),
      );
      expect(said(there, whole("qzyq", old), inside("qzyq", old))).toBe(text);
    }),
  );
});

test("of a text in ICU syntax only what is read as it stands is a piece", () => {
  const pieces = (text: string) => literalSpans(text, "icu").map(([from, to]) => text.slice(from, to));
  expect(pieces("a {n, plural, =0 {no} other {# of <b>it</b>}} b {x} {d, date, ::dMMM}")).toEqual(["a ", "no", "# of ", "it", " b ", " "]);
  expect(pieces("it’s '{'x'}' 'tis").join("")).toBe("it’s x tis");
});

test("the forms of a word are those that occur, by count, with the shortest within longer words", () => {
  const read = (...texts: string[]) => texts.map((text) => ({ text, writing: "icu" as const }));
  expect(formsIn(read("Berater {berater} beratern", "Die Berater, Beratern und Beraterprofil", "Rat"), { person: /berater/ })).toEqual([
    { word: "Berater", count: 2, isInside: false, meaning: "person" },
    { word: "beratern", count: 2, isInside: false, meaning: "person" },
    { word: "Beraterprofil", count: 1, isInside: false, meaning: "person" },
    { word: "Berater", count: 3, isInside: true, meaning: "person" },
  ]);
});

/** Words that occur in texts, and what they mean: those of one meaning are offered together. */
const MEANT: [Language, Partial<Record<Meaning, string>>][] = [
  ["en", { person: "advisor advisers expert", session: "consultation", several: "session", advice: "advice advise expertise" }],
  [
    "de",
    { person: "Berater Beratern Beraterprofil", session: "Beratungen", several: "Beratung Beratungsdauer", advice: "beraten berät Rat" },
  ],
  ["fr", { person: "expert experts", session: "consultation séance séances", advice: "conseil conseiller conseillez expertise" }],
  ["es", { person: "asesor asesores experto", session: "consulta consultas", several: "sesión", advice: "asesoramiento asesora consejo" }],
  ["it", { person: "consulente consulenti esperto", session: "consulenze", several: "consulenza sessione", advice: "consiglio consigli" }],
];

test.each(MEANT)("the words that are offered in %s are told apart by what they mean", (language, meant) => {
  const { marketWords } = ALL_LANGUAGES[language];
  for (const [meaning, words] of Object.entries(meant))
    expect(words.split(" ").map((word) => [word, meaningOf(word, marketWords)])).toEqual(words.split(" ").map((word) => [word, meaning]));
  for (const word of ["consultez", "consultar", "consultare", "automatically", "Strategie"])
    expect(meaningOf(word, marketWords)).toBeNull();
});
