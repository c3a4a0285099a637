import { expect, test } from "vitest";
import { payWaysOf } from "./pay-ways";

const account = { holder: "The site", iban: "DE75512108001245126199", bic: "", link: "", text: "" };

test("a code to scan is promised only where one will be shown: of euros, to an account with a name", () => {
  expect(payWaysOf(account, "EUR")).toBe("bankCode");
  expect(payWaysOf(account, "GBP")).toBe("bank");
  expect(payWaysOf({ ...account, holder: "" }, "EUR")).toBe("bank");
});

test("the other ways to pay are the same in every currency", () => {
  for (const currency of ["EUR", "GBP"] as const) {
    expect(payWaysOf(null, currency)).toBe("provider");
    expect(payWaysOf({ ...account, link: "https://pay.example" }, currency)).toBe("bankOrLink");
    expect(payWaysOf({ ...account, iban: "", link: "https://pay.example" }, currency)).toBe("link");
    expect(payWaysOf({ ...account, iban: "" }, currency)).toBe("other");
  }
});
