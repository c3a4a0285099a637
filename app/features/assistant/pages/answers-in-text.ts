import { regionOf } from "#app/features/places/regions";
import type { Need, Urgency } from "../understand/need";
import type { GuidedAnswers } from "./guided-prompts";

/** 'Not urgent' does not say whether somebody is planning ahead or only exploring. */
const URGENCY_SAID: Partial<Record<Urgency, string>> = { high: "Immediate within 1 week", medium: "Soon within 1 month" };

/** Returns the guided answers that the person's words already contain; they are preselected, so that nobody is asked twice. */
export function answersInText({ urgency, place }: Pick<Need, "urgency" | "place">): GuidedAnswers {
  const [geography, soon] = [place && regionOf(place.country), urgency && URGENCY_SAID[urgency]];
  return { ...(geography && { geography }), ...(soon && { urgency: soon }) };
}
