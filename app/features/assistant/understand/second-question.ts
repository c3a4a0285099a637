import type { SiteQuestion } from "./site-pages";
import { siteQuestionIn } from "./site-questions";

const JOINT = /[,;?!.]|\s(?:and|und|et|y|e|ed)\s/iu;

/** Returns what else a text about the site asks: 'how long is it, and is it video or telephone?' Null if it asks one thing. */
export function secondQuestionIn(text: string, first: SiteQuestion): SiteQuestion | null {
  const parts = text
    .split(JOINT)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return null;
  const asked = parts.flatMap((part) => siteQuestionIn(part, { isLikely: false, isOfAnArea: false, isOfSite: true }) ?? []);
  // The whole text may be about neither: 'is it free, and where do I book' has two parts, of which one has to be what was found.
  return asked.includes(first) ? (asked.find((question) => question !== first && !isOfPhone(first, question)) ?? null) : null;
}

/** Who wants to ring does not ask how one meets an advisor, though both name a telephone. */
const isOfPhone = (...asked: readonly SiteQuestion[]) => asked.includes("contact") && asked.includes("byVideo");
