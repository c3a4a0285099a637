import { expect, test } from "vitest";
import { SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import { defaultsFormSchema } from "./defaults-schema";
import { brandFormSchema, contactFormSchema, dangerFormSchema, OWN_ACCENT, paymentInstructionsSchema } from "./settings-form";

const version = "2026-03-01T12:00:00.000Z";
const way = { version, holder: "Ada Advisor", iban: "", bic: "", link: "", text: "" };
const LENGTHS = [
  [contactFormSchema.shape.phone, 40, "0"],
  [contactFormSchema.shape.city, 80, "a"],
  [dangerFormSchema.shape.en, 300, "a"],
  [dangerFormSchema.shape.it, 300, "a"],
  [brandFormSchema.shape.name, SITE_NAME_MAX_CHARACTERS, "a"],
  [brandFormSchema.shape.tagline, 120, "a"],
] as const;
const look = { version, name: "", tagline: "", accent: OWN_ACCENT, fonts: "", radius: "" };
const errorsOf = (fields: object) =>
  paymentInstructionsSchema.safeParse({ ...way, ...fields }).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("every field of how clients pay may be blank, but an account has a holder", () => {
  expect(errorsOf({ holder: "" })).toBeUndefined();
  expect(errorsOf({ holder: "", iban: "DE89 3704 0044 0532 0130 00" })).toEqual([["holder", "dashboard.holderNeeded"]]);
  expect(paymentInstructionsSchema.parse({ ...way, iban: "de89 3704 0044 0532 0130 00", bic: "cobadeff xxx" })).toMatchObject({
    iban: "DE89370400440532013000",
    bic: "COBADEFFXXX",
  });
});

test("an account that cannot be one is refused beside its field", () => {
  expect(errorsOf({ iban: "DE89 3704 0044 0532 0130 01" })).toEqual([["iban", "dashboard.ibanRefused"]]);
  expect(errorsOf({ bic: "COBADE" })).toEqual([["bic", "dashboard.bicRefused"]]);
});

test.each([
  "http://pay.example",
  "pay.example/ada",
  "javascript:alert(1)",
  "https://localhost",
  "https://",
])("%s is no page to pay on", (link) => {
  expect(errorsOf({ link })).toEqual([["link", "dashboard.linkRefused"]]);
});

test("a page to pay on is https", () => {
  expect(errorsOf({ link: "https://pay.example/ada?x=1" })).toBeUndefined();
});

test("the accent that the product comes with is kept as none, whatever its case; of others those that can be read", () => {
  const accent = (text: string) => {
    const read = brandFormSchema.shape.accent.safeParse(text);
    return read.data ?? read.error?.issues[0]?.message;
  };
  expect([accent(OWN_ACCENT), accent(OWN_ACCENT.toUpperCase()), accent("#1D4ED8")]).toEqual(["", "", "#1d4ed8"]);
  expect(["#12345", "#1234567", "red", "x#123456", ""].map(accent)).toEqual(Array(5).fill("admin.colorRefused"));
  expect(brandFormSchema.shape.drawings.parse(undefined)).toBe(false);
  expect(brandFormSchema.shape.drawings.parse("on")).toBe(true);
  expect(brandFormSchema.safeParse({ ...look, fonts: "comic" }).success).toBe(false);
});

test.each(LENGTHS)("line %# of the settings is as long as it may be, and no longer", (line, most, letter) => {
  const errorOf = (text: string) => line.safeParse(text).error?.issues[0]?.message;
  expect([errorOf(letter.repeat(most)), errorOf(letter.repeat(most + 1))]).toEqual([undefined, "admin.tooLong"]);
});

test("who visitors reach is an address and a number, or blank", () => {
  const { email, phone } = contactFormSchema.shape;
  const errorOf = (line: typeof email, text: string) => line.safeParse(text).error?.issues[0]?.message;
  expect([errorOf(email, ""), errorOf(email, "ada@example.com"), errorOf(phone, ""), errorOf(phone, "+49 (30) 1-2.3/4")]).toEqual(
    Array(4).fill(undefined),
  );
  expect([errorOf(email, "ada"), errorOf(phone, "call me")]).toEqual(["dashboard.emailRefused", "dashboard.phoneRefused"]);
});

test("what is on no list is refused as that", () => {
  const errorOf = (schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } }, value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message;
  const { language, zone } = defaultsFormSchema.in.shape;
  const { fonts, radius } = brandFormSchema.shape;
  expect([errorOf(language, "de"), errorOf(zone, "Europe/Berlin")]).toEqual([undefined, undefined]);
  const wrong = [
    errorOf(language, "tlh"),
    errorOf(zone, "Mars/Sea"),
    errorOf(zone, undefined),
    errorOf(fonts, "comic"),
    errorOf(radius, "x"),
  ];
  expect(wrong).toEqual(Array(5).fill("admin.notOnTheList"));
});
