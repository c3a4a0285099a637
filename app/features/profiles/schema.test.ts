import { expect, test } from "vitest";
import { type ProfileField, profileFields } from "./schema";

const keep = (field: ProfileField, text: string) => profileFields[field].safeParse(text);
const messageOf = (field: ProfileField, text: string) => keep(field, text).error?.issues[0]?.message ?? null;

test("first and last name are required, at most 50, with letters, spaces, apostrophes and hyphens of every language", () => {
  for (const name of ["Zoë", "O'Brien", "O’Brien", "Jean-Luc", "María José", "Łukasz", "李小龙", "हर्ष", "Đặng", "محمد"])
    expect(messageOf("firstName", name), name).toBeNull();
  expect(messageOf("firstName", " ")).toBe("profiles.firstNameRequired");
  expect(messageOf("lastName", "")).toBe("profiles.lastNameRequired");
  for (const name of ["R2D2", "Ann_", "<b>", "Ann; drop", "Ann\u202e", "Ann💡"])
    expect(messageOf("firstName", name), name).toBe(name.includes("\u202e") ? "profiles.hiddenCharacters" : "profiles.nameCharacters");
  expect(messageOf("firstName", "a".repeat(50))).toBeNull();
  expect(messageOf("firstName", "a".repeat(51))).toBe("profiles.nameTooLong");
});

test("a display name has letters, digits, spaces, underscores and hyphens, at most 50", () => {
  for (const name of ["", "ann_99", "Ann Lee-2", "Зоя ٣"]) expect(messageOf("displayName", name), name).toBeNull();
  for (const name of ["ann@home", "a.b", "O'Brien", "<script>"])
    expect(messageOf("displayName", name)).toBe("profiles.displayNameCharacters");
  expect(messageOf("displayName", "a".repeat(51))).toBe("profiles.nameTooLong");
});

test("a phone number has an optional plus, no leading zero and up to 16 digits", () => {
  expect(keep("phone", "+44 (20) 7946-0958").data).toBe("+442079460958");
  for (const phone of ["", "1", "4420", "+1234567890123456"]) expect(messageOf("phone", phone), phone).toBeNull();
  for (const phone of ["0123", "+0123", "12a", "++12", "12345678901234567", "+"])
    expect(messageOf("phone", phone), phone).toBe("profiles.phoneInvalid");
});

test("a bio has at most 500 characters, company name and job title at most 100", () => {
  expect(messageOf("bio", "b".repeat(500))).toBeNull();
  expect(messageOf("bio", "b".repeat(501))).toBe("profiles.bioTooLong");
  for (const field of ["companyName", "jobTitle", "industry", "city", "stateProvince", "country"] as const) {
    expect(messageOf(field, "c".repeat(100))).toBeNull();
    expect(messageOf(field, "c".repeat(101))).toBe("profiles.lineTooLong");
  }
});

test("company size, language, currency and time zone come from their lists", () => {
  for (const size of ["", "1-10", "11-50", "51-200", "201-1000", "1000+"]) expect(messageOf("companySize", size)).toBeNull();
  for (const language of ["en", "es", "fr", "de", "it"]) expect(messageOf("language", language)).toBeNull();
  for (const currency of ["USD", "EUR", "GBP", "CAD", "AUD"]) expect(messageOf("currency", currency)).toBeNull();
  for (const zone of ["", "America/New_York", "Europe/Paris", "Asia/Tokyo"]) expect(messageOf("timezone", zone)).toBeNull();
  expect(messageOf("companySize", "2-3")).toBe("profiles.choiceUnknown");
  expect(messageOf("language", "xx")).toBe("profiles.choiceUnknown");
  expect(messageOf("currency", "BTC")).toBe("profiles.choiceUnknown");
  expect(messageOf("timezone", "Mars/Olympus")).toBe("profiles.timeZoneUnknown");
});
