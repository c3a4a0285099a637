import { bringWords } from "#app/ui/fields/stored-text";

/** Name of the draft on an advisor's booking page. */
export const hourBox = (slug: string) => `hour ${slug}`;

/**
 * Props for a link to an advisor: following it carries the person's words to the booking page. A click before hydration is replayed
 * afterwards; otherwise the words would be lost.
 */
export const needLinkProps = (slug: string, need: string) => ({
  "data-replay": "",
  onClick: () => bringWords(hourBox(slug), need),
});
