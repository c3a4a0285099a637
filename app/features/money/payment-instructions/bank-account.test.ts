import fc from "fast-check";
import { expect, test } from "vitest";
import { isBic, isIban, keptCode, writtenIban } from "./bank-account";

/** Examples from the IBAN registry, as printed there. */
const EXAMPLES = [
  "DE89 3704 0044 0532 0130 00",
  "GB29 NWBK 6016 1331 9268 19",
  "FR14 2004 1010 0505 0001 3M02 606",
  "NL91 ABNA 0417 1643 00",
  "CH93 0076 2011 6238 5295 7",
  "NO93 8601 1117 947",
  "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
  "BR15 0000 0000 0000 1093 2840 814P 2",
];

test("the registry's examples are IBANs, however they are typed, and are written in groups of four", () => {
  for (const written of EXAMPLES) {
    expect(isIban(keptCode(written))).toBe(true);
    expect(isIban(keptCode(written.toLowerCase().replaceAll(" ", "\u00a0")))).toBe(true);
    expect(writtenIban(keptCode(written))).toBe(written);
  }
});

test("one wrong character, and two that are swapped, are noticed", () => {
  const example = fc.constantFrom(...EXAMPLES.map(keptCode));
  fc.assert(
    fc.property(example, fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      const digits = [...iban].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
      const index = digits[at % digits.length]!;
      const changed = iban.slice(0, index) + ((Number(iban[index]) + by) % 10) + iban.slice(index + 1);
      expect(isIban(changed)).toBe(false);
    }),
  );
  fc.assert(
    fc.property(example, fc.nat(), (iban, at) => {
      const index = 2 + (at % (iban.length - 3));
      const [one, other] = [iban[index]!, iban[index + 1]!];
      const swapped = iban.slice(0, index) + other + one + iban.slice(index + 2);
      expect(isIban(swapped)).toBe(one === other);
    }),
  );
});

test("what is too short or long for its country is none, though its check digits are right", () => {
  expect(isIban("DE8937040044053201300")).toBe(false);
  expect(isIban("DE89370400440532013000X")).toBe(false);
  // Check digits computed for a German number that is one digit short.
  const short = (check: number) => `DE${String(check).padStart(2, "0")}37040044053201300`;
  expect(Array.from({ length: 99 }, (_, check) => short(check)).some(isIban)).toBe(false);
  const unknown = Array.from({ length: 99 }, (_, check) => `ZZ${String(check).padStart(2, "0")}37040044053201300`);
  expect(unknown.some(isIban)).toBe(true);
  for (const none of ["", "DE", "1234", "DE89 3704 0044 0532 0130 00"]) expect(isIban(none)).toBe(false);
});

test("a BIC names bank, country and place, and maybe a branch", () => {
  for (const bic of ["COBADEFF", "COBADEFFXXX", "NWBKGB2L"]) expect(isBic(bic)).toBe(true);
  for (const none of ["", "COBADEF", "COBADEFFXX", "C0BADEFF", "COBADEFFXXXX"]) expect(isBic(none)).toBe(false);
});
