/** A number with its thousands parted, as Italian writes it: '10.000'. */
export const grouped = (count: number) => count.toLocaleString("it-IT");

/** A count with what is counted: '24 ore', '1 ora'. */
export const counted = (count: number, one: string, many: string) => `${grouped(count)} ${count === 1 ? one : many}`;
