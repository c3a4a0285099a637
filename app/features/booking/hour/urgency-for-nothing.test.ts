import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { afterEach, expect, test } from "vitest";
import { applyRules } from "#app/features/rules/current-rules";
import { FIRST_RULES } from "#app/features/rules/rules";
import { textsThatShip } from "#app/languages/all-texts.server";
import { FormatsProvider } from "#app/ui/text/formats";
import { SearchForm } from "../request/search-form";
import { matchFormSchema } from "../schema";
import type { ChosenHour } from "./chosen-hour";
import { HourChoices } from "./hour-choices";

afterEach(() => applyRules(FIRST_RULES));

function drawn(Component: () => React.ReactNode) {
  const Page = createRoutesStub([{ path: "/", Component }]);
  const formats = { locale: "en" as const, zone: "UTC", children: createElement(Page) };
  const around = { locale: "en", messages: textsThatShip("en"), timeZone: "UTC", children: createElement(FormatsProvider, formats) };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

const hour = { offered: [30], lengths: [30], replaces: null } as unknown as ChosenHour;
const chips = (urgency: "normal" | "rush") => drawn(() => createElement(HourChoices, { hour, asked: 30, minutes: 30, urgency }));

test("whoever books is asked for urgency only where it costs something, or to take it back", () => {
  const asks = (rushPercent: number) => {
    applyRules({ ...FIRST_RULES, rushPercent });
    return [chips("normal").includes("How urgent?"), chips("rush").includes("How urgent?")];
  };
  expect([asks(15), asks(0)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test("the search for advisors asks for it only then, and finds without it", () => {
  const props = { topics: [], values: {}, errors: {}, choices: [], zone: "UTC", earliest: null, leadingSlug: null };
  const asks = (rushPercent: number) => {
    applyRules({ ...FIRST_RULES, rushPercent });
    return drawn(() => createElement(SearchForm, props)).includes('name="urgency"');
  };
  expect([asks(15), asks(0)]).toEqual([true, false]);
  const form = { requested_topic: "Finance", requested_time: "", duration_minutes: "45", time_zone: "", advisor: "" };
  expect(matchFormSchema.safeParse(form).data?.urgency).toBe("normal");
});
