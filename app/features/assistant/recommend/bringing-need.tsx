import { bringWords } from "#app/ui/fields/kept-words";

/** The box of the page of somebody's hour, by the name that words are brought to it under. */
export const hourBox = (slug: string) => `hour ${slug}`;

/**
 * For a link to an advisor: what was said goes with whoever follows it to the page of their hour. Followed before React is there, it waits for that: else the
 * words would stay behind.
 */
export const bringingNeed = (slug: string, need: string) => ({
  "data-replay": "",
  onClick: () => bringWords(hourBox(slug), need),
});
