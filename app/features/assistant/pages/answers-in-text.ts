import { regionOf } from "#app/features/places/regions";
import type { Need, Urgency } from "../understand/need";
import { headcountIn, ownPlaceIn } from "../understand/wishes/company-in-text";
import type { GuidedAnswers } from "./guided-prompts";

/** 'Not urgent' does not say whether somebody is planning ahead or only exploring. */
const URGENCY_SAID: Partial<Record<Urgency, string>> = { high: "Immediate within 1 week", medium: "Soon within 1 month" };

/** Each size with the most people that it has. */
const SIZES = [
  [1, "Solo Entrepreneur"],
  [10, "Startup 0-10"],
  [50, "Small 11-50"],
  [250, "Medium 51-250"],
  [Number.POSITIVE_INFINITY, "Large Enterprise 250+"],
] as const;

/**
 * Returns the guided answers that the person's words already contain; they are preselected, so that nobody is asked twice. A place is an answer only where it is
 * their own or the advisor's: a mark registered in Canada says nothing of where they are.
 */
export function answersInText({ urgency }: Need, text: string): GuidedAnswers {
  const [place, count] = [ownPlaceIn(text), headcountIn(text)];
  const [geography, soon] = [place && regionOf(place.country), urgency && URGENCY_SAID[urgency]];
  const size = count !== null && SIZES.find(([most]) => count <= most)?.[1];
  return { ...(geography && { geography }), ...(size && { size }), ...(soon && { urgency: soon }) };
}
