import { regionOf } from "#app/features/places/regions";
import type { Need, Urgency } from "../understand/need";
import type { GuidedAnswers } from "./guided-prompts";

/** 'Not urgent' says neither that somebody plans ahead nor that they only look. */
const URGENCY_SAID: Partial<Record<Urgency, string>> = { high: "Immediate within 1 week", medium: "Soon within 1 month" };

/** What somebody's words say already of the guided prompts: these stand chosen, so that nobody is asked again what they have said. */
export function answersSaid({ urgency, place }: Pick<Need, "urgency" | "place">): GuidedAnswers {
  const [geography, soon] = [place && regionOf(place.country), urgency && URGENCY_SAID[urgency]];
  return { ...(geography && { geography }), ...(soon && { urgency: soon }) };
}
