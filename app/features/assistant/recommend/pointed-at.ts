import type { Need } from "../understand/need";
import type { Candidate } from "./candidates";

/** Who is pointed to stands with the area that is asked for, if it is one of theirs. */
export function pointedAt(candidates: readonly Candidate[], askedFor: readonly string[], need: Need): Candidate[] {
  const theirs = candidates.filter(({ advisorId }) => askedFor.includes(advisorId));
  const ofNeed = theirs.filter(({ topic }) => need.topics.some((each) => each.topic === topic));
  return ofNeed.length > 0 ? ofNeed : theirs;
}
