/** Finds an interface text by name, such as 'guide.seekTitle'; null when there is none. */
export function shippedText(texts: object, name: string): string | null {
  let found: unknown = texts;
  for (const key of name.split("."))
    found = typeof found === "object" && found !== null && Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : null;
  return typeof found === "string" ? found : null;
}

/** Replaces texts by name, for a preview of drafts. Only keys that exist are replaced. */
export function withTexts<Texts extends object>(texts: Texts, others: Readonly<Record<string, string>>): Texts {
  const changed: Record<string, object> = { ...texts } as Record<string, object>;
  for (const [name, text] of Object.entries(others)) {
    const [room = "", key = ""] = name.split(".");
    if (changed[room] && key in changed[room]) changed[room] = { ...changed[room], [key]: text };
  }
  return changed as Texts;
}
