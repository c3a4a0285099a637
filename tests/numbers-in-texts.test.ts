import { expect, test } from "vitest";
import { readSources } from "./support/imports";
import { productFiles, readProduct, type TextInCode, textsIn, withoutPlaceholders } from "./support/texts-in-code";

/** Where texts are: the messages of each room, and the policies. */
const TEXTS = /(^|\/)([a-z-]+-)?messages[a-z-]*\.ts$|^features\/policies\//;
/** Excludes tables, translations (tests/languages), demo content, sample input, city positions, icons and email layouts, and component samples. */
const NO_TEXTS =
  /^(db\/|languages\/[a-z]{2}\/|features\/topics\/|features\/places\/cities-|ui\/icon-paths|features\/social-images\/bridge-picture|platform\/brand\/mark-picture|platform\/mail\/email-layout|routes\/dev-ui\/)/;

const DIGIT = /\d/;
const SPELLED =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|twice|half|quarter|double)\b|\b(one|an?) (minute|hour|day|week|month|year)\b/i;

/** Numbers that are no rule of the product, each with where it may occur. */
const ALLOWED: Record<string, readonly (string | RegExp)[]> = {
  "examples of what to enter": [/(such as|for example) [#+]?[\da-f][\d\s.:a-f]*/gi, "or 12.50"],
  "names of things": [
    "1Password",
    "MP4",
    /Two-factor|two-factor/g,
    "Address Line 1",
    "Address Line 2",
    "addressLine1",
    "addressLine2",
    "404",
    "2026-11-01",
    "00:00",
    "Mon-Fri 09:00-17:00 | Sat 10:00-12:00",
    "12 hours",
    "24 hours",
  ],
  "the other two, both of whom everybody sees": [
    "Which of the two do you mean?",
    "show this time twice",
    "Each table is here twice",
    "Only the two of you can",
    "for the two of you together",
    "is between two people",
    "Two people want the same hour",
    "Two entries cannot have",
    "We have sent two emails",
    "between two sessions",
    "are two spans",
  ],
  "choices as they are specified": [
    "1-3 years",
    "4-7 years",
    "8-12 years",
    "13-20 years",
    "20+ years",
    "(40+ hours/week)",
    "(20-40 hours/week)",
    "(10-20 hours/week)",
    "Within three months",
    "Enterprise 250+",
    "within 1 week",
    "within 1 month",
    "Ahead 1-3 months",
    "Three steps from a question",
  ],
  "lines of HTTP": [/HTTP\/1\.1 405 [^◦]*/g],
  "steps of one dialog": ["1. Scan this", "2. Enter the code"],
  "what money looks like in a file": ["(12050 are 120.50 USD;"],
  "the half hour that a week is drawn in": ["Drag over half hours", "the last half hour"],
  "the unit of a rate": [
    /(an|for one) hour\b/g,
    "the price of an hour",
    "A day can have",
    /(spans than a|in an ordinary) week/g,
    "Most consultations a day",
  ],
  "zero, and the ratio of contrasts, end where they do by nature": [/(^|from )0 to ◦/g, / to 1\b/g],
  formulas: [
    "minutes ÷ 60",
    "(multiplier − 1)",
    "max(0, ",
    "advisors − 1)",
    "halves up",
    "Two lines and their sum",
    "Three lines and their sum",
  ],
  "what the rule itself is called (half of all, surge by quarters that can double, reminders of an hour and a day, limits by the minute and hour)":
    [
      "half of your peers",
      "each quarter of a request",
      "starts in a day",
      "starts in an hour",
      "In an hour: ",
      "Please wait a minute",
      "Please try again in an hour",
    ],
  "emergency numbers": [/\b(112|999|911|144|117)\b/g],
  "helplines for the young": [/\b(116 111|0800 1111|119|147|19696)\b/g],
  "what the law and the stars of the design say": ["We answer within a month", "out of 5"],
  "words about a time of one's own": ["a year from now", "after a month that this helped"],
  "what is said to a model or offered as a need": [
    "in two to four plain sentences",
    "forty people",
    "two merged teams",
    "two founders",
    "a third of",
  ],
  "the name of an interface": [/\bS3(?=_)/g],
  "what the doctor has an operator set": ["TRUST_PROXY=1", "one proxy", "DEMO=0", "@host:587", "attempts = 0"],
};

const ALL_ALLOWED = Object.values(ALLOWED).flat();

/** Returns the words of a message that may contain a hard-coded number: without arguments and allowed phrases. */
function judged(message: string) {
  return ALL_ALLOWED.reduce<string>((left, each) => left.replaceAll(each, "…"), withoutPlaceholders(message));
}

const hasOwnNumber = (message: string) => DIGIT.test(judged(message)) || SPELLED.test(judged(message));

/** A text outside the messages counts if it reads like a sentence. */
const SENTENCE = /\p{Lu}\S*( \S+){2}/u;
const isText = (file: string, text: string) => TEXTS.test(file) || SENTENCE.test(text);

const ownNumbersIn = (file: string, texts: readonly TextInCode[]) =>
  texts.filter(({ text }) => isText(file, text) && hasOwnNumber(text)).map(({ key, text }) => `${file} ${key}: ${text}`);

/** Whether a line of a file may be a text with a number: most files need no closer look. */
const couldSay = (source: string) => source.split("\n").some((line) => SENTENCE.test(line) && (DIGIT.test(line) || SPELLED.test(line)));

const READ = productFiles()
  .filter((file) => !NO_TEXTS.test(file))
  .map((file) => ({ file, source: readProduct(file) }))
  .filter(({ file, source }) => TEXTS.test(file) || couldSay(source))
  .map(({ file, source }) => ({ file, texts: textsIn(file, source) }));

test("no text of the product has a number of its own: each comes from the constant that counts", () => {
  expect(READ.filter(({ file }) => TEXTS.test(file)).length).toBeGreaterThan(30);
  expect(READ.flatMap(({ file, texts }) => ownNumbersIn(file, texts))).toEqual([]);
});

/** Builds a template with a constant between two words. */
const withGap = (before: string, after: string) => ["`", before, "$", "{EXPIRY_HOURS}", after, "`"].join("");

test("a number that somebody types into a text is found, in digits and in words, with values around it and within the cases of a plural", () => {
  const found = (text: string) =>
    ownNumbersIn("features/guide/messages.ts", textsIn("messages.ts", `export const x = { answer: ${text} };`));
  for (const typed of [
    '"Within 48 hours"',
    '"You have ten of them"',
    '"It works once, for a week"',
    withGap("Within ", " hours, or 2"),
    '"{count, plural, one {A day is left} other {# of 14 days are left}}"',
    '"For {name}, for example 12.5, at most 15 minutes"',
  ])
    expect(found(typed), typed).toHaveLength(1);
  for (const filled of [
    '"Within {hours, plural, one {# hour} other {# hours}}"',
    withGap("Within ", " hours"),
    '"{left, plural, =0 {None is left.} other {# are left.}}"',
    '"Such as 150 or 12.50"',
  ])
    expect(found(filled), filled).toEqual([]);
});

test("a number between tags and in what an attribute says is found, one in a class or a path is not", () => {
  const found = (code: string) => ownNumbersIn("features/guide/page.tsx", textsIn("page.tsx", `export const Page = () => ${code};`));
  expect(found("<p>You hear back within 48 hours.</p>")).toHaveLength(1);
  expect(found('<img alt="The surge charge is 15% today." />')).toHaveLength(1);
  expect(found('<p className="Grid gap-5 sm:grid-cols-2" />')).toEqual([]);
});

test("all that is allowed is there", () => {
  const all = READ.flatMap(({ texts }) => texts.map(({ text }) => withoutPlaceholders(text))).join("\n");
  for (const each of ALL_ALLOWED)
    expect(typeof each === "string" ? all.includes(each) : new RegExp(each.source, each.flags).test(all), String(each)).toBe(true);
});

/** A message filled with a literal number instead of a constant. */
const FILLED = /\b(?:t|say|translate)(?:\.rich|\.markup)?\(\s*["'`][\w.]+["'`],\s*\{[^}(]*?:\s*-?\d/g;

test("no message is filled with a number that is typed where it is used", () => {
  expect(productFiles().flatMap((file) => readProduct(file).match(FILLED) ?? [])).toEqual([]);
  expect('t("rush", { percent: 15 }); t("rush", { percent: rules.rushPercent });'.match(FILLED)).toHaveLength(1);
});

/** Returns all our modules that a file imports, directly or not; packages by their names. */
function reachedFrom(path: string, sources: ReadonlyMap<string, string[]>, reached = new Set<string>()): Set<string> {
  for (const target of sources.get(path) ?? []) {
    if (reached.has(target)) continue;
    reached.add(target);
    reachedFrom(target, sources, reached);
  }
  return reached;
}

/** Small files with numbers and names, besides the rooms' messages and limits: the only imports allowed in messages. */
const SMALL = new Set([
  "app/features/accounts/deletion/grace-period",
  "app/features/accounts/second-factor/wrong-codes",
  "app/features/accounts/sign-in/fresh-sign-in",
  "app/features/advisors/compare/compared",
  "app/features/advisors/dashboard/demand",
  "app/features/advisors/dashboard/further-topics",
  "app/features/advisors/dashboard/spoken-languages",
  "app/features/advisors/dashboard/tips",
  "app/features/applications/certificates/certificate",
  "app/features/applications/review/review-promise",
  "app/features/assistant/documents/document-limits",
  "app/features/booking/deadlines",
  "app/features/ratings/contest-hours",
  "app/features/rules/highest-rate",
  "app/features/rules/lengths-in-words",
  "app/features/money/payment-instructions/demo-text",
  "app/features/rules/asks",
  "app/features/rules/rule-marks",
  "app/features/rules/rules",
  "app/features/schedule/lead-time",
  "app/platform/durations",
  "app/platform/files/attachment",
  "app/platform/mail/mail-retention",
  "app/platform/sizes",
  "app/platform/text/unseen-marks",
  "app/ui/text/counts",
]);

test("the messages, which every page's script carries, bring nothing along with their numbers but small files of the same kind", () => {
  const sources = new Map(readSources().map(({ path, imports }) => [path.replace(/\.ts$/, ""), imports]));
  const reached = [...reachedFrom("app/texts", sources)];
  expect(reached.length).toBeGreaterThan(50);
  const others = reached.filter((path) => !/messages[a-z-]*$|\/limits$/.test(path) || /\.server$/.test(path));
  expect(others.sort()).toEqual([...SMALL].sort());
});
