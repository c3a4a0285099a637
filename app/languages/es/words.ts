/** A number as Spanish writes it: '2000', '10.000', '4,8'. */
export const grouped = (count: number) => count.toLocaleString("es");

/** A count with what is counted: '24 horas'; a single one in its own words: 'una hora'. */
export const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${grouped(count)} ${many}`);
