/** Not counting the primary one. */
export const MAX_FURTHER_TOPICS = 12;
