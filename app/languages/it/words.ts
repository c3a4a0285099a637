/** Formats a number with thousands separators in Italian: '10.000'. */
export const grouped = (count: number) => count.toLocaleString("it-IT");

/** A count with its noun: '24 ore', '1 ora'. */
export const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`;
