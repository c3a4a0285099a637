/** What an answer may be made of. */
export interface Ground {
  /** Names of advisors that the engine has found. */
  names: readonly string[];
  /** Everything that was found or said: facts, areas, and the person's own words. */
  said: readonly string[];
}

const SHORTEST = 15;
const LONGEST = 1500;
const LINK = /https?:|www\.|\S@\S|\]\(|[<>]|\b[\w-]+\.[a-z]{2,}(?:\/|\b)/i;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Two words or more with capitals: what a name looks like. */
const NAME = /\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)+/gu;

/**
 * Whether a model's words say nothing that the engine has not found: no link, no figure and no name from elsewhere, and at least one of the advisors
 * where there are any. What is not sure counts as invented: the built-in answer is always there.
 */
export function isGrounded(words: string, { names, said }: Ground): boolean {
  const text = words.trim();
  if (text.length < SHORTEST || text.length > LONGEST || LINK.test(text)) return false;
  const known = [...names, ...said].join("\n");
  const figures = new Set(known.match(NUMBER) ?? []);
  if ((text.match(NUMBER) ?? []).some((figure) => !figures.has(figure))) return false;
  if ((text.match(NAME) ?? []).some((name) => !isKnownName(name, known))) return false;
  return names.length === 0 || names.some((name) => text.includes(name));
}

/** The first word of a sentence has a capital of its own. */
function isKnownName(name: string, known: string): boolean {
  const plain = name.replace(/\s+/g, " ");
  return known.includes(plain) || known.includes(plain.slice(plain.indexOf(" ") + 1));
}
