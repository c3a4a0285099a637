import { expect, test } from "vitest";
import { paymentMethodsOf } from "./payment-methods";

const account = { holder: "The site", iban: "DE75512108001245126199", bic: "", link: "", text: "" };

test("a code to scan is promised only where one will be shown: of euros, to an account with a name", () => {
  expect(paymentMethodsOf(account, "EUR")).toBe("bankCode");
  expect(paymentMethodsOf(account, "GBP")).toBe("bank");
  expect(paymentMethodsOf({ ...account, holder: "" }, "EUR")).toBe("bank");
});

test("the other ways to pay are the same in every currency", () => {
  for (const currency of ["EUR", "GBP"] as const) {
    expect(paymentMethodsOf(null, currency)).toBe("provider");
    expect(paymentMethodsOf({ ...account, link: "https://pay.example" }, currency)).toBe("bankOrLink");
    expect(paymentMethodsOf({ ...account, iban: "", link: "https://pay.example" }, currency)).toBe("link");
    expect(paymentMethodsOf({ ...account, iban: "" }, currency)).toBe("other");
  }
});
