const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const TENS: Record<number, string> = { 20: "twenty", 30: "thirty", 40: "forty", 50: "fifty" };

/** A count as an English sentence says it: 'five', 'twelve', 'twenty'; all others in digits. */
export const spelled = (count: number) => WORDS[count] ?? TENS[count] ?? String(count);

/** The same where a sentence begins with it. */
export const spelledFirst = (count: number) => spelled(count).replace(/^./, (letter) => letter.toUpperCase());

/** A number with its thousands parted: '2,000'. Of messages alone: figures are written by `useFormat`, as their reader reads them. */
export const grouped = (count: number) => count.toLocaleString("en-US");

/** A count with what is counted: '24 hours', and for a single one 'one hour', or with the article given 'an hour'. */
export const counted = (count: number, noun: string, article = "one") =>
  count === 1 ? `${article} ${noun}` : `${grouped(count)} ${noun}s`;
