const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const TENS: Record<number, string> = { 20: "twenty", 30: "thirty", 40: "forty", 50: "fifty" };

/** Spells a count in an English sentence: 'five', 'twelve', 'twenty'; other numbers stay in digits. */
export const spelled = (count: number) => WORDS[count] ?? TENS[count] ?? String(count);

/** The same at the start of a sentence. */
export const spelledFirst = (count: number) => spelled(count).replace(/^./, (letter) => letter.toUpperCase());

/** A number with thousands separators: '2,000'. Only for messages: `useFormat` writes figures in the reader's format. */
export const grouped = (count: number) => count.toLocaleString("en-US");

/** A count with its noun: '24 hours'; for one, 'one hour', or with the given article 'an hour'. */
export const counted = (count: number, noun: string, article = "one") =>
  count === 1 ? `${article} ${noun}` : `${grouped(count)} ${noun}s`;
