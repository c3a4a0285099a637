import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterEach, expect, test } from "vitest";
import { applyRules, currentRules } from "#app/features/rules/current-rules";
import { FIRST_RULES } from "#app/features/rules/rules";
import { textsThatShip } from "#app/languages/all-texts.server";
import { FormatsProvider } from "#app/ui/text/formats";
import { firstAnswers } from "./estimate";
import { EstimateForm } from "./estimate-form";

afterEach(() => applyRules(FIRST_RULES));

const drawn = () => {
  const form = { answers: firstAnswers(currentRules()), errors: {}, form: { current: null }, onChange: () => undefined };
  const Component = () => createElement(EstimateForm, form);
  const Page = createRoutesStub([{ path: "/", Component }]);
  const formats = { locale: "en" as const, zone: "UTC", children: createElement(Page) };
  const around = { locale: "en", messages: textsThatShip("en"), timeZone: "UTC", children: createElement(FormatsProvider, formats) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
};

test("the calculator asks for urgency only where it changes the price", () => {
  const asks = (rushPercent: number) => {
    applyRules({ ...FIRST_RULES, rushPercent });
    return drawn().includes('name="urgency"');
  };
  expect([asks(15), asks(0)]).toEqual([true, false]);
});
