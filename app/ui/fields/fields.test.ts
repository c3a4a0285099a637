import { globSync, readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { texts } from "#app/texts";
import type { FieldErrors } from "#app/ui/text/message-key";
import { ComboboxField } from "./combobox";
import { CheckboxField, RadioField, SelectField, SwitchField, TextAreaField, TextField } from "./field";
import { FormContext, UNSENT } from "./form-context";
import { RadioGroup } from "./radio-group";
import { RangeField } from "./range-field";

interface Frame {
  name: string;
  label: string;
  hint?: string;
  error?: string;
}

/** Every field that can be invalid. */
const FIELDS: Record<string, (frame: Frame) => ReactNode> = {
  text: (frame) => createElement(TextField, frame),
  area: (frame) => createElement(TextAreaField, frame),
  select: (frame) => createElement(SelectField, { ...frame, options: [{ value: "a", label: "A" }] }),
  checkbox: (frame) => createElement(CheckboxField, frame),
  switch: (frame) => createElement(SwitchField, frame),
  radio: (frame) => createElement(RadioField, frame),
  combobox: (frame) => createElement(ComboboxField, { ...frame, options: [{ label: "A", note: "G" }] }),
  range: (frame) => createElement(RangeField, { ...frame, min: 0, max: 9, step: 1, defaultValue: 3, unit: "%" }),
};

/** Renders a field in a form with these errors. */
function markup(field: ReactNode, errors: FieldErrors = {}) {
  const form = createElement(FormContext.Provider, { value: { ...UNSENT, errors } }, field);
  const around = { locale: "en", messages: texts, timeZone: "UTC", children: form };
  return renderToStaticMarkup(createElement(IntlProvider, around));
}

/** Returns the control's attributes, and the texts that describe it, in order. Each id must exist once. */
function controlOf(html: string) {
  const [, control = ""] = /<(?:input|textarea|select)\b([^>]*name="place"[^>]*)>/.exec(html) ?? [];
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(control)?.[1] ?? null;
  const described = (attribute("aria-describedby") ?? "").split(" ").filter(Boolean);
  const texts = described.map((id) => {
    const found = [...html.matchAll(new RegExp(`id="${id}"[^>]*>([^<]*)<`, "g"))];
    return found.length === 1 ? found[0]![1] : `${found.length} of ${id}`;
  });
  const isWrapped = /<label\b[^>]*><input\b[^>]*name="place"/.test(html);
  return { isInvalid: attribute("aria-invalid"), texts, isLabelled: isWrapped || html.includes(`for="${attribute("id")}"`) };
}

test.each(Object.entries(FIELDS))("a %s field that is wrong says so and is described by its message, then by its hint", (_, field) => {
  const frame = { name: "place", label: "Place" };
  const hint = "Where you are";
  const wrong: FieldErrors = { place: "accounts.emailInvalid" };
  const message = texts.accounts.emailInvalid;
  expect(controlOf(markup(field(frame)))).toEqual({ isInvalid: null, texts: [], isLabelled: true });
  expect(controlOf(markup(field({ ...frame, hint })))).toEqual({ isInvalid: null, texts: [hint], isLabelled: true });
  expect(controlOf(markup(field(frame), wrong))).toEqual({ isInvalid: "true", texts: [message], isLabelled: true });
  expect(controlOf(markup(field({ ...frame, error: "Not a place", hint })))).toEqual({
    isInvalid: "true",
    texts: ["Not a place", hint],
    isLabelled: true,
  });
  expect(controlOf(markup(field(frame), { other: "accounts.emailInvalid" }))).toEqual({ isInvalid: null, texts: [], isLabelled: true });
});

const PLACES = { name: "place", legend: "Place", children: [] };

test("a group without the choice that it needs says so once, and the message describes the group", () => {
  const choices = [1, 2, 3].map((value) => createElement(RadioField, { key: value, name: "place", value: String(value), label: value }));
  const group = createElement(RadioGroup, PLACES, choices);
  const html = markup(group, { place: "accounts.emailInvalid" });
  expect(html.split(texts.accounts.emailInvalid)).toHaveLength(2);
  const [, id] = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`id="${id}" class="field-error">${texts.accounts.emailInvalid}`);
  expect([html.match(/<input\b[^>]*aria-(?:describedby|invalid)/), markup(group).includes("aria-describedby")]).toEqual([null, false]);
});

test("every choice of several stands in a group that says what is wrong", () => {
  const alone = globSync("app/features/**/*.tsx").filter((file) => {
    const source = readFileSync(file, "utf8");
    return source.includes("<RadioField") && !source.includes("<RadioGroup") && !source.includes('error=""');
  });
  expect(alone).toEqual([]);
});
