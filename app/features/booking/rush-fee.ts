/** What rush adds, in percent of the base price. */
export const RUSH_FEE_RATE = 15;
