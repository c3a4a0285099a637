type Values = Record<string, unknown>;

/** A typed text to show again, cut to what the page needs; '' for anything but a text. */
export const typedText = (value: unknown, most = 1000) => (typeof value === "string" ? value.slice(0, most) : "");

/** Those of some fields that are texts, cut to be shown again. */
export const typedTexts = (values: Values, names: readonly string[], most: number): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name].slice(0, most)]] : [])));

/** All texts of a form with nested fields, by dotted name ('words.de.question'), to be shown again. */
export function typedFields(values: Values, most: number, above = ""): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") typed[above + name] = value.slice(0, most);
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      Object.assign(typed, typedFields(value as Values, most, `${above}${name}.`));
  }
  return typed;
}
