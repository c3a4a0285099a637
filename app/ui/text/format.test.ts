import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { useFormat } from "./format";
import { FormatsProvider } from "./formats";
import { spellingIn } from "./spelling";

interface Amount {
  amount: number;
  currency: string;
}

/** Formats some amounts for a reader who writes numbers as in a locale. */
function read(locale: string, amounts: readonly Amount[]) {
  const Sums = () => useFormat().sums(amounts).join(" + ").replaceAll("\u00a0", " ");
  const formats = { locale, zone: "UTC", children: createElement(Sums) };
  const around = { locale, messages: {}, onError: () => {}, children: createElement(FormatsProvider, formats) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

test("sums of several currencies are all signs, or all codes where a sign is none that the reader knows", () => {
  const some = [
    { amount: 427_088, currency: "USD" },
    { amount: 174_000, currency: "GBP" },
    { amount: 72_075, currency: "CAD" },
  ];
  expect(read("it", some)).toBe("4270,88 USD + 1740 GBP + 720,75 CAD");
  expect(read("en", some)).toBe("$4,270.88 + £1,740 + CA$720.75");
  expect(read("it", some.slice(1, 2))).toBe("1740 £");
  expect(read("it", [])).toBe("");
});

test.each([
  ["en", "$1,500.50", "$12,000"],
  ["de", "1.500,50 $", "12.000 $"],
  ["fr", "1 500,50 $US", "12 000 $US"],
  ["es", "1500,50 US$", "12.000 US$"],
  ["it", "1500,50 USD", "12.000 USD"],
])("amounts of four and of five digits are grouped as %s does it, and a field of that language reads what a page writes", (locale, four, five) => {
  const written = [150_050, 1_200_000].map((amount) => read(locale, [{ amount, currency: "USD" }]).replaceAll("\u202f", " "));
  expect(written).toEqual([four, five]);
  const figures = written.map((amount) => spellingIn(locale).plain(amount.replace(/[^\d.,\s]/g, "").trim()));
  expect(figures).toEqual(["1500.50", "12000"]);
});
