import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { useFormat } from "./format";
import { FormatsProvider } from "./formats";

interface Amount {
  amount: number;
  currency: string;
}

/** Some amounts as somebody reads them who writes numbers like a locale. */
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
