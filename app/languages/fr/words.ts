/** Formats a number in a French text: '2 000', '4,8'. */
export const grouped = (count: number) => count.toLocaleString("fr-FR");

/** A count with its noun: '1 heure', '24 heures'. */
export const counted = (count: number, one: string, many: string) => `${grouped(count)}\u00a0${Math.abs(count) < 2 ? one : many}`;
