type Values = Record<string, unknown>;

/** A text that was typed, as it is shown again: no longer than the page needs, and none for what is no text. */
export const typedText = (value: unknown, most = 1000) => (typeof value === "string" ? value.slice(0, most) : "");

/** Those of some fields that are texts, as they are shown again. */
export const typedTexts = (values: Values, names: readonly string[], most: number): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (typeof values[name] === "string" ? [[name, values[name].slice(0, most)]] : [])));

/** Every text of a form whose names have dots, however deep ('words.de.question'), as it is shown again. */
export function typedFields(values: Values, most: number, above = ""): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "string") typed[above + name] = value.slice(0, most);
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      Object.assign(typed, typedFields(value as Values, most, `${above}${name}.`));
  }
  return typed;
}
