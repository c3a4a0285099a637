import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MAX_HOURLY_RATE_MINOR, MINOR_UNITS_PER_UNIT } from "#app/features/money/money";
import { FIRST_ANSWERS, MOST_COUNTED } from "#app/features/price-guide/estimate";
import { priceGuideMessages } from "#app/features/price-guide/messages";

const TEXTS = [
  "guide/messages.ts",
  "price-guide/messages.ts",
  "policies/messages.ts",
  "policies/terms-of-service.ts",
  "policies/privacy-policy.ts",
  "policies/cookie-policy.ts",
];

/** A formula has its own numbers, an hour has 60 minutes, and a message beside a field names what may be entered. */
const ALLOWED = new Set(["baseFormula", "surgeFormula", "surgeRule", "rateUnreadable", "countUnreadable"]);

/** What stands between quotes or backticks, without placeholders. */
function typedNumbers(source: string) {
  const lines = source.split("\n").filter((line) => !/^\s*(\/?\*|import )/.test(line) && !ALLOWED.has(/^\s*(\w+):/.exec(line)?.[1] ?? ""));
  const texts = [...lines.join("\n").matchAll(/"([^"\n]*)"|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? "");
  return texts.map((text) => text.replaceAll(/\$?\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, "")).filter((text) => /\d/.test(text));
}

test("no text of these pages has a number of its own: each comes from the constant that counts", () => {
  for (const file of TEXTS) expect(typedNumbers(readFileSync(path.join(import.meta.dirname, "..", file), "utf8")), file).toEqual([]);
});

test("a number that somebody types into a text is found", () => {
  expect(typedNumbers('  answer: "Within 48 hours",')).toEqual(["Within 48 hours"]);
  expect(typedNumbers(["  `Within $", "{EXPIRY_HOURS} hours, or 2`"].join(""))).toHaveLength(1);
  expect(typedNumbers('  answer: "Within {hours, plural, one {# hour} other {# hours}}",')).toEqual([]);
});

test("the messages beside the calculator's fields name the limits that hold", () => {
  const say = (value: number) => value.toLocaleString("en");
  expect(priceGuideMessages.rateUnreadable).toContain(
    `from ${say(1 / MINOR_UNITS_PER_UNIT)} to ${say(MAX_HOURLY_RATE_MINOR / MINOR_UNITS_PER_UNIT)},`,
  );
  expect(priceGuideMessages.rateUnreadable).toContain(FIRST_ANSWERS.rate);
  expect(priceGuideMessages.countUnreadable).toContain(`from 0 to ${say(MOST_COUNTED)}.`);
});
