/** What the assistant takes and keeps, as its rules count it and its texts say it. */
export const MOST_MESSAGE_CHARACTERS = 4000;

/** How long a talk is kept after its last message. */
export const CONVERSATION_DAYS = 30;

/** What the guided questions ask for, in their order. */
export const GUIDED_QUESTIONS = ["geography", "sector", "size", "challenge", "urgency"] as const;
