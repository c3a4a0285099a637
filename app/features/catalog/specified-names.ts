import { SPECIFIED_ENTRIES } from "./catalog-entry";
import { TOPICS } from "./topics";

let specified: ReadonlySet<string> | null = null;

/** Whether a text of the catalog is one that a new site begins with, which every language of the site says by itself. */
export function isSpecifiedName(text: string): boolean {
  specified ??= new Set([...SPECIFIED_ENTRIES.flatMap(({ texts }) => Object.values(texts)), ...TOPICS.map(({ name }) => name)]);
  return specified.has(text);
}
