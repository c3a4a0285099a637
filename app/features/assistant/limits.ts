/** Assistant limits, used by both the rules and the texts. */
export const MESSAGE_MAX_CHARACTERS = 4000;

/** Days for which a conversation is kept after its last message. */
export const CONVERSATION_DAYS = 30;

/** The guided questions, in order. */
export const GUIDED_QUESTIONS = ["geography", "sector", "size", "challenge", "urgency"] as const;
/** As many key issues are seen at once. */
export const MAX_KEY_ISSUES = 4;
