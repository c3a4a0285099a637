import { FORMER_NAME } from "./grace-period";

interface Answer {
  role: "user" | "assistant";
  content: string;
  result: Record<string, unknown> | null;
}

interface Named {
  slug: string;
  displayName: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
}

/**
 * Returns a message without an erased advisor: entries of the result that are about them are gone, and in every other text their name is replaced, also one that
 * they had when it was written. Of what the person themselves typed only the whole name is.
 */
export function withoutAdvisor({ role, content, result }: Answer, advisor: Named) {
  const names = [advisor.displayName, ...namesIn(result, advisor.slug)];
  const parts = role === "assistant" ? [advisor.firstName, advisor.lastName, advisor.jobTitle] : [];
  const replace = replacing([...names, ...parts]);
  return { content: replace(content), result: result && (without(result, advisor.slug, replace) as Record<string, unknown>) };
}

/** Names by which entries call the advisor. */
function namesIn(value: unknown, slug: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "slug" in value && value.slug === slug && "name" in value ? [String(value.name)] : [];
  return [...own, ...Object.values(value).flatMap((each) => namesIn(each, slug))];
}

function without(value: unknown, slug: string, replace: (text: string) => string): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.filter((each) => !isAbout(each, slug)).map((each) => without(each, slug, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, slug, replace)]));
}

/** Whether an entry is an advisor, recommends one, or leads to their page. */
function isAbout(entry: unknown, slug: string): boolean {
  if (typeof entry === "string") return entry === slug;
  if (typeof entry !== "object" || entry === null) return false;
  if ("slug" in entry && entry.slug === slug) return true;
  if ("advisor" in entry && isAbout(entry.advisor, slug)) return true;
  return Object.values(entry).some((each) => typeof each === "string" && isTheirPage(each, slug));
}

const isTheirPage = (path: string, slug: string) => path.startsWith("/advisors/") && path.split(/[/?#]/)[2] === slug;

/** Replaces whole names, the longest first. */
function replacing(names: readonly string[]): (text: string) => string {
  const known = [...new Set(names.map((name) => name.trim()).filter(Boolean))].sort((one, other) => other.length - one.length);
  return (text) => known.reduce(replaceName, text);
}

function replaceName(text: string, name: string): string {
  const [first = "", ...others] = text.split(name);
  return others.reduce((said, next) => said + (isOfWord(said.at(-1)) || isOfWord(next[0]) ? name : FORMER_NAME) + next, first);
}

const isOfWord = (character = "") => /[\p{L}\p{N}]/u.test(character);
