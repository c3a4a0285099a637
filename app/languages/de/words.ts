/** A number as German writes it: '2.000', '4,5'. */
export const grouped = (count: number) => count.toLocaleString("de-DE");

/** A count with what is counted, in the case the sentence needs: '24 Stunden', and for a single one the words given, such as 'eine Stunde'. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${grouped(count)} ${many}`);
