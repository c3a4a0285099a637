/** Formats a number in Spanish: '2000', '10.000', '4,8'. */
export const grouped = (count: number) => count.toLocaleString("es");

/** A count with its noun: '24 horas'; for one, the given words: 'una hora'. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${grouped(count)} ${many}`);
