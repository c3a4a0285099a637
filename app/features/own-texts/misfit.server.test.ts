import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { textsThatShip } from "#app/languages/all-texts.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { maxLengthFor, tidyText } from "./fitting-text";
import { ALWAYS_ROOM_FOR, MAX_TEXT_LENGTH } from "./limits";
import { misfitOf, neededIn } from "./misfit.server";
import { textsOfPolicy } from "./policy-texts";

const icu = { writing: "icu", language: "en" } as const;
const plain = { writing: "plain", language: "en" } as const;
const HOURS = "Hear back within {hours, number} hours";
const URGENT = "{urgency, select, rush {Urgent request} other {Request}} from {name}";
const COUNTS = "{count, plural, one {# day} other {# days}}, <link>more</link>";

/** All shipped texts of a language: those of every room, and of the policies. */
const textsOf = (language: Language): [string, string][] => [
  ...Object.values(textsThatShip(language)).flatMap((room) => Object.entries(room)),
  ...Object.values(ALL_LANGUAGES[language].policies).flatMap((policy) => [...textsOfPolicy(policy)]),
];

test("every text that ships fits in its own place, in every language", () => {
  for (const language of LANGUAGES)
    for (const [key, text] of textsOf(language))
      expect(misfitOf(tidyText(text), text, { writing: "icu", language }), `${language} ${key}`).toBeNull();
});

test.each([
  ["We answer in {hours, number} hours, as a rule", HOURS, null],
  ["We answer in {hours} hours", HOURS, null],
  ["We answer soon", HOURS, { key: "textMissing", values: { names: "{hours}" } }],
  ["In {hours, number} hours, {name}", HOURS, { key: "textUnknown", values: { names: "{name}" } }],
  ["Within {hours, date} hours", HOURS, { key: "textKind", values: { names: "{hours, date}" } }],
  ["Within {hours, number hours", HOURS, { key: "textBroken" }],
  ["Within {hours, number} hours}", HOURS, { key: "textBroken" }],
  ["{count, plural, one {a day} other {# days}} <link>and more</link>", COUNTS, null],
  ["{count, plural, one {a day}} <link>and more</link>", COUNTS, { key: "textOpen", values: { names: "{count}" } }],
  ["{count, plural, other {# days}}", COUNTS, { key: "textMissing", values: { names: "<link>" } }],
  ["{count, plural, other {# days}} <link>more", COUNTS, { key: "textBroken" }],
  ["Hello <script>alert(1)</script>", "Hello", { key: "textUnknown", values: { names: "<script>" } }],
  ["Hello <b class=x>there</b>", "Hello", { key: "textBroken" }],
  ["It adds {percent}%", "It adds ‹rushPercent›%", { key: "textUnknown", values: { names: "{percent}" } }],
  ["It adds ‹rushPercent›%, never more", "It adds ‹rushPercent›%", null],
  ["It adds ‹surgePercent›%", "It adds ‹rushPercent›%", { key: "textUnknown", values: { names: "‹surgePercent›" } }],
  ["It adds 15%", "It adds ‹rushPercent›%", { key: "textMissing", values: { names: "‹rushPercent›" } }],
  ["From {name}", URGENT, null],
  ["{urgency, select, rush {Now} other {Later}}: {name}", URGENT, null],
  ["{urgency} {name}", URGENT, { key: "textChoice", values: { names: "{urgency}" } }],
  ["{urgency, select, rush {Urgent} other {}}", URGENT, { key: "textMissing", values: { names: "{name}" } }],
  ["<link>More</link>", COUNTS, null],
  ["{percent}% back", "{percent, select, 100 {all of it} other {{percent}%}} back", null],
  ["", HOURS, { key: "textEmpty" }],
])("%s in place of: %s", (text, standard, misfit) => {
  expect(misfitOf(text, standard, icu)).toEqual(misfit);
});

test("a text may be longer than what ships, but not so that nobody finds room for it", () => {
  expect([maxLengthFor("Hi"), maxLengthFor("x".repeat(100)), maxLengthFor("x".repeat(5000))]).toEqual([
    ALWAYS_ROOM_FOR,
    300,
    MAX_TEXT_LENGTH,
  ]);
  expect(misfitOf("x".repeat(ALWAYS_ROOM_FOR), "Hi", plain)).toBeNull();
  expect(misfitOf("x".repeat(ALWAYS_ROOM_FOR + 1), "Hi", plain)).toEqual({ key: "textLong", values: { most: ALWAYS_ROOM_FOR } });
});

test("where nothing is filled in, braces and angle brackets are what they are", () => {
  expect(misfitOf("{name} <b> 5 < 6 }", "Hello", plain)).toBeNull();
});

test("a text is kept as one line, and its apostrophes are read by nobody", () => {
  expect(tidyText("  L'heure\r\n\tet 'demie' \u0000\u2028 ")).toBe("L’heure et ’demie’");
});

test("what a text has to fill in is named as it is written there, each once, and what only chooses between words is not", () => {
  expect(neededIn("{urgency, select, rush {Urgent, {name}} other {}} {count, plural, other {# days <b>on</b>}} {time}")).toEqual([
    "{time}",
  ]);
  expect(neededIn("{a} {b, number} {a} ‹rushPercent› ‹rushPercent› <link>x</link>")).toEqual(["<link>", "{a}", "{b}", "‹rushPercent›"]);
});

test("whatever is typed is looked at without failing, and what fits can be read", () => {
  const pieces = fc.constantFrom(
    "{hours, number}",
    "{hours}",
    "{",
    "}",
    "<b>",
    "</b>",
    "<",
    "#",
    "‹",
    "›",
    "{x, plural, other {",
    "}}",
    " hours ",
    "’",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const text = tidyText(parts.join(""));
      const misfit = misfitOf(text, HOURS, icu);
      if (misfit === null) expect(text).toContain("{hours");
    }),
  );
});
