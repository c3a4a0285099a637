/** The matcher's stages (visitor site, section 2: AI advisor matcher). */
export const STAGES = ["welcome", "questioning", "recommendation"] as const;
export type Stage = (typeof STAGES)[number];

/** Events that move the matcher: a message from an unknown person, a message from a signed-in person with a profile, a document, guided answers. */
export const MATCHER_EVENTS = ["strangerMessage", "knownMessage", "document", "answers"] as const;
export type MatcherEvent = (typeof MATCHER_EVENTS)[number];

/** Next stage by event. After a recommendation, further messages refine it and ask no questions again. */
export const STAGE_TRANSITIONS: Record<Stage, Record<MatcherEvent, Stage>> = {
  welcome: { strangerMessage: "questioning", knownMessage: "recommendation", document: "recommendation", answers: "recommendation" },
  questioning: { strangerMessage: "questioning", knownMessage: "recommendation", document: "recommendation", answers: "recommendation" },
  recommendation: {
    strangerMessage: "recommendation",
    knownMessage: "recommendation",
    document: "recommendation",
    answers: "recommendation",
  },
};

export function nextStage(stage: Stage, event: MatcherEvent): Stage {
  return STAGE_TRANSITIONS[stage][event];
}

/** A signed-in person without a profile counts as unknown (product, C21). */
export function messageEvent(person: { isSignedIn: boolean; hasProfile: boolean }): MatcherEvent {
  return person.isSignedIn && person.hasProfile ? "knownMessage" : "strangerMessage";
}
