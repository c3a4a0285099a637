/** The matcher's stages (visitor site, section 2: AI advisor matcher). */
export const STAGES = ["welcome", "questioning", "recommendation"] as const;
export type Stage = (typeof STAGES)[number];

/** What moves the matcher: a message of somebody it knows nothing of, a message of a signed-in person with a profile, a document, guided answers. */
export const MATCHER_EVENTS = ["strangerMessage", "knownMessage", "document", "answers"] as const;
export type MatcherEvent = (typeof MATCHER_EVENTS)[number];

/** Where each event leads. Once there was something to recommend from, a further message refines it and asks no questions again. */
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

/** Signed in without a profile counts as unknown (product, C21). */
export function messageEvent(person: { isSignedIn: boolean; hasProfile: boolean }): MatcherEvent {
  return person.isSignedIn && person.hasProfile ? "knownMessage" : "strangerMessage";
}
