/** Returns the id of an advisor's card in a list. */
export const cardPlace = (slug: string) => `card-${slug}`;
