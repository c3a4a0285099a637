import { expect, test } from "vitest";
import { productFiles, readProduct, textsIn } from "./support/texts-in-code";

const MESSAGES = /(^|\/)([a-z-]+-)?messages[a-z-]*\.ts$/;
/** A labelled element: a button or link with its own text, and a longer name for people who cannot see its context. */
const NAMED = /<(\w*Button|button|Link|\w*Link|a)\s([^<]*?)aria-label=\{t\("(\w+)"[^<]*?>\s*\{t\("(\w+)"\)\}\s*<\/\1>/g;

/** The messages of all rooms by name: several rooms may share one. */
const said = new Map<string, string[]>();
for (const file of productFiles().filter((each) => MESSAGES.test(each)))
  for (const { key, text } of textsIn(file, readProduct(file))) said.set(key, [...(said.get(key) ?? []), text]);

const textsOf = (key: string) => (said.get(key) ?? []).map((text) => text.toLowerCase());

test("the name of a button or link has the words in it that are seen on it, so whoever speaks them to the browser is understood", () => {
  const named = productFiles().flatMap((file) =>
    [...readProduct(file).matchAll(NAMED)].map(([, , , label, seen]) => ({ file, label: label!, seen: seen! })),
  );
  expect(named.length).toBeGreaterThan(10);
  const others = named.filter(({ label, seen }) => !textsOf(label).some((name) => textsOf(seen).some((words) => name.includes(words))));
  expect(others).toEqual([]);
});
