/** Not counting the primary one. */
export const MOST_FURTHER_TOPICS = 12;
