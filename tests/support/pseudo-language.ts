const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED = [..."àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ"];
const ACCENT = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index]!]));

/** Pseudo-localises words: every letter gets an accent, and two in five are doubled, so that a text is 40 % longer. */
export const accented = (words: string) =>
  [...words]
    .map((letter, index) => {
      const other = ACCENT.get(letter);
      if (!other) return letter;
      return index % 5 === 1 || index % 5 === 3 ? other + other : other;
    })
    .join("");

/** Accents the words of a text in ICU syntax, but not its arguments, tags and case names. */
export function accentedText(text: string): string {
  let said = "";
  for (let at = 0; at < text.length; ) {
    const opening = text[at];
    if (opening !== "{" && opening !== "<") {
      const end = /[{<]|$/.exec(text.slice(at))!.index + at;
      said += accented(text.slice(at, end));
      at = end;
      continue;
    }
    const end = opening === "<" ? text.indexOf(">", at) + 1 : endOf(text, at);
    if (end === 0) return said + accented(text.slice(at));
    const part = text.slice(at, end);
    said += opening === "<" ? part : accentedArgument(part);
    at = end;
  }
  return said;
}

const accentedArgument = (argument: string) =>
  /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(argument) ? accentedCases(argument) : argument;

function accentedCases(argument: string) {
  let said = "";
  let from = 1;
  for (let opening = argument.indexOf("{", 1); opening !== -1; opening = argument.indexOf("{", from)) {
    const end = endOf(argument, opening);
    said += `${argument.slice(from, opening)}{${accentedText(argument.slice(opening + 1, end - 1))}}`;
    from = end;
  }
  return `{${said}${argument.slice(from)}`;
}

function endOf(text: string, opening: number) {
  let depth = 0;
  for (let at = opening; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Accents all texts of an object. */
export function accentedTexts<T>(texts: T): T {
  if (typeof texts === "string") return accentedText(texts) as T;
  return Object.fromEntries(Object.entries(texts as object).map(([key, inner]) => [key, accentedTexts(inner)])) as T;
}
