import { expect, test } from "vitest";
import { epcText } from "./epc-code";

const transfer = {
  holder: "Sagebridge GmbH",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  currency: "EUR",
  amount: 115_05,
  reference: "P-1001",
};

test("the code says whom, where to, how much and what for, a line each, as the guideline orders them", () => {
  expect(epcText(transfer)?.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "COBADEFFXXX",
    "Sagebridge GmbH",
    "DE89370400440532013000",
    "EUR115.05",
    "",
    "",
    "P-1001",
  ]);
});

test("there is none but for euros, to an account with a name, and for no amount outside of the guideline's", () => {
  for (const other of [{ currency: "GBP" }, { iban: "" }, { holder: " " }, { amount: 0 }, { amount: 100_000_000_000 }])
    expect(epcText({ ...transfer, ...other })).toBe(null);
  expect(epcText({ ...transfer, amount: 1 })).toContain("\nEUR0.01\n");
  expect(epcText({ ...transfer, amount: 99_999_999_999 })).toContain("\nEUR999999999.99\n");
});

test("nothing that was typed makes a line of its own, or is longer than the guideline allows", () => {
  const lines = epcText({ ...transfer, holder: `A\nB ${"x".repeat(90)}`, reference: `R\r\n${"y".repeat(200)}` })!.split("\n");
  expect(lines).toHaveLength(11);
  expect(lines[5]).toMatch(/^A B x{66}$/);
  expect(lines[10]).toMatch(/^R y{138}$/);
});
