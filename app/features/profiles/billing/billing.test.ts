import { expect, test } from "vitest";
import { billingSchema } from "./billing";

const EMPTY = {
  billingName: "",
  billingEmail: "",
  taxId: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  postalCode: "",
  stateProvince: "",
  country: "",
  version: "",
};
const wrong = (entry: Record<string, string>) =>
  Object.fromEntries(
    billingSchema.safeParse({ ...EMPTY, ...entry }).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

test("all billing fields default to empty, and may stay so", () => {
  expect(billingSchema.safeParse(EMPTY).success).toBe(true);
});

test("tax id and postal code are judged by the country", () => {
  expect(wrong({ country: "DE", taxId: "DE123456789", postalCode: "10115" })).toEqual({});
  expect(wrong({ country: "DE", taxId: "12", postalCode: "SW1A 1AA" })).toEqual({
    taxId: "profiles.taxIdInvalid",
    postalCode: "profiles.postalCodeInvalid",
  });
  expect(wrong({ country: "KE", taxId: "A012345678Z", postalCode: "00100" })).toEqual({});
});

test("ids and codes are kept tidy", () => {
  const { taxId, postalCode } = billingSchema.parse({ ...EMPTY, country: "GB", taxId: "gb 123-4567.89", postalCode: " sw1a  1aa " });
  expect([taxId, postalCode]).toEqual(["GB123456789", "SW1A 1AA"]);
});

test("a billing address is an e-mail address, a country one of the list", () => {
  expect(wrong({ billingEmail: "nobody" })).toEqual({ billingEmail: "accounts.emailInvalid" });
  expect(wrong({ country: "Atlantis" })).toEqual({ country: "profiles.countryUnknown" });
});

test("a field that is none is refused", () => {
  expect(billingSchema.safeParse({ ...EMPTY, userId: "someone else" }).success).toBe(false);
});
