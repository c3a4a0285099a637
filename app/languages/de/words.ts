/** Formats a number in German: '2.000', '4,5'. */
export const grouped = (count: number) => count.toLocaleString("de-DE");

/** A count with its noun in the case that the sentence needs: '24 Stunden'; for one, the given words, such as 'eine Stunde'. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${grouped(count)} ${many}`);
