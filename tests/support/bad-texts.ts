/** Pieces a text may repeat endlessly: each has been the worst case of some parser. */
const PUMPS = [
  "a",
  "A",
  "1",
  " ",
  "\n",
  "\r\n\t",
  "a ",
  "A b. ",
  "a.",
  "e.g. ",
  "1,000.",
  "-",
  "/",
  "../",
  "%41%",
  "<",
  "</a><a ",
  "[](",
  "((",
  '"',
  "'\\",
  "a@a.",
  "https://www.",
  "\u0301",
  "ßé",
  "😀\u200d",
  "\u200b",
  "\ud800",
  "&#x;",
  "{[",
  "I need help with tax in London tomorrow at 10 for €200 per hour. ",
  "Markenrechtsschutzversicherung ",
  "kill myself ",
  "a\n",
];

/** Every third in most runs, all of them in the long ones. */
const chosen = process.env.LONG_RUNS ? PUMPS : PUMPS.filter((_, index) => index % 3 === 0);

/** Returns bad texts of a length: one piece repeated, and words that all differ. */
export function badTexts(length: number): { name: string; text: string }[] {
  const repeated = chosen.map((pump) => ({
    name: `${JSON.stringify(pump)} over and over`,
    text: pump.repeat(Math.ceil(length / pump.length)).slice(0, length),
  }));
  return [...repeated, { name: "words that are all different", text: differentWords(length) }];
}

function differentWords(length: number): string {
  const words: string[] = [];
  for (let size = 0, number = 0; size < length; number += 1) {
    const word = (number * 7919 + 12_345).toString(36).replace(/\d/g, "e");
    words.push(word);
    size += word.length + 1;
  }
  return words.join(" ").slice(0, length);
}
