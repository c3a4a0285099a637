const LETTERS_WITHOUT_ACCENT: Record<string, string> = { ø: "o", æ: "ae", å: "a", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", ı: "i" };

export type FullName = readonly [first: string, last: string];

export function fullName([first, last]: FullName): string {
  return `${first} ${last}`;
}

/** The slug of a name: 'Hạnh Nguyễn' becomes 'hanh-nguyen'. */
export function slugOf(name: FullName): string {
  return plainLetters(fullName(name)).replace(/[^a-z0-9]+/g, "-");
}

/** The email address of a demo person; nobody receives mail at `.example`. */
export function emailOf(name: FullName): string {
  return `${slugOf(name).replaceAll("-", ".")}@demo.example`;
}

function plainLetters(text: string): string {
  const unmarked = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  return unmarked.replace(/[^\p{ASCII}]/gu, (letter) => LETTERS_WITHOUT_ACCENT[letter] ?? "");
}
