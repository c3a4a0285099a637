import { replaceName } from "./replace-name";

interface Answer {
  content: string;
  result: Record<string, unknown> | null;
}

interface Named {
  slug: string;
  displayName: string;
  jobTitle: string;
}

/** What is written to be read, in results; everything else in them is codes, areas, addresses and others' names. */
const PROSE = new Set(["reasoning", "suggestedQuestions", "choices", "keyIssues", "quote"]);
/** What lists advisors by their slugs. */
const SLUGS = "except";

/**
 * Returns a message without an erased advisor: entries of the result that are about them are gone, and in what is read their whole name is replaced, with their
 * title after it, also one that they had when it was written. A name without an entry beside it has to look like one: whoever calls themselves 'tax return' takes
 * no word from anybody's sentences. It stands there in its own capitals, and nobody else goes by it, too.
 */
export function withoutAdvisor({ content, result }: Answer, advisor: Named, isShared = false) {
  const entries = entriesOf(result, advisor.slug);
  const names = [advisor.displayName, ...entries.map(({ name }) => name)].filter(
    (name) => entries.length > 0 || (!isShared && LIKE_A_NAME.test(name.trim())),
  );
  const titles = [advisor.jobTitle, ...entries.map(({ jobTitle }) => jobTitle)].filter(Boolean);
  const replace = replacing(
    names.flatMap((name) => [name, ...titles.map((title) => `${name}, ${title}`)]),
    entries.length === 0,
  );
  return { content: replace(content), result: result && (without(result, advisor.slug, replace) as Record<string, unknown>) };
}

/** What looks like a whole name: two words that begin in capitals, or two letters of a script without them. */
export const LIKE_A_NAME = /^\p{Lu}[^\s]*\s+\p{Lu}|^\p{Lo}{2}/u;

/** What entries call the advisor, and their title there. */
function entriesOf(value: unknown, slug: string): { name: string; jobTitle: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const isTheirs = "slug" in value && value.slug === slug && "name" in value;
  const own = isTheirs ? [{ name: String(value.name), jobTitle: "jobTitle" in value ? String(value.jobTitle) : "" }] : [];
  return [...own, ...Object.values(value).flatMap((each) => entriesOf(each, slug))];
}

function without(value: unknown, slug: string, replace: (text: string) => string, key = ""): unknown {
  if (typeof value === "string") return PROSE.has(key) ? replace(value) : value;
  if (Array.isArray(value))
    return value
      .filter((each) => (typeof each === "string" ? key !== SLUGS || each !== slug : !isAbout(each, slug)))
      .map((each) => without(each, slug, replace, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, slug, replace, name)]));
}

/** Whether an entry is an advisor, recommends one, or leads to their page. */
function isAbout(entry: unknown, slug: string): boolean {
  if (typeof entry !== "object" || entry === null) return false;
  if ("slug" in entry && entry.slug === slug) return true;
  if ("advisor" in entry && isAbout(entry.advisor, slug)) return true;
  return Object.values(entry).some((each) => typeof each === "string" && isTheirPage(each, slug));
}

const isTheirPage = (path: string, slug: string) => path.startsWith("/advisors/") && path.split(/[/?#]/)[2] === slug;

/** Replaces whole names, the longest first. */
function replacing(names: readonly string[], isExact: boolean): (text: string) => string {
  const known = [...new Set(names.map((name) => name.trim()).filter(Boolean))].sort((one, other) => other.length - one.length);
  return (text) => known.reduce((said, name) => replaceName(said, name, isExact), text);
}
