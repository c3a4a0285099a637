/** The width from which the header shows an item: at `row` it gains text, at `column` it reaches its full width. */
export type Since = "any" | "row" | "column" | "never";

interface HeaderTexts {
  /** Width of the logo, or of the mark with the name. */
  brand: number;
  first: string;
  others: readonly string[];
  more: string;
  search: string;
  /** What a visitor sees in place of the account menu. */
  signIn: string | null;
  action: string;
}

// In CSS pixels, as in header.css.
const REM = 16;
const SMALLEST = 48 * REM - 32 - 20;
const ROW = 68 * REM - 32 - 20;
const COLUMN = 72 * REM - 2 * 32;
const GAPS = 2 * 8 + 4;
const ICON = 44;
const GLASS = 15 + 7;
const FACE = 66;
const LINK = { size: 14.3, around: 2 * 11 };
const LINK_IN_ROW = { size: 14.3, around: 2 * 9.6 };
const SMALL_LINK = { size: 14.3, around: 2 * 8 };
const BUTTON = { size: 17.5, around: 2 * 18 + 8 };

/**
 * Works out what fits in the header's single row, in any language and with any site name: all pages, or the first alone with the others behind
 * 'More'; the search as a word or an icon; and the name beside the mark. Uses the greatest width the words can have in the reader's font.
 */
export function headerRoom({
  brand,
  first,
  others,
  more,
  search,
  signIn,
  action,
}: HeaderTexts): Record<"pages" | "search" | "name", Since> {
  const around = brand + GAPS + widthIn(BUTTON, action) + (signIn === null ? 2 * ICON + FACE : 0);
  const row = (link: typeof LINK, ...texts: (string | null)[]) => texts.reduce((sum, text) => sum + widthIn(link, text), around);
  const inRow = row(LINK_IN_ROW, signIn, first, ...others);
  const inColumn = row(LINK, signIn, first, ...others);
  const few = row(SMALL_LINK, signIn, first, more);
  const word = GLASS + widthIn(LINK, search);
  const pages = since({ row: inRow + ICON <= ROW, column: inColumn + ICON <= COLUMN });
  const isAnywhere = signIn !== null && few + word <= SMALLEST && inRow + word <= ROW;
  return {
    pages,
    search: isAnywhere ? "any" : since({ column: (pages === "never" ? few : inColumn) + word <= COLUMN }),
    name: few + ICON <= SMALLEST ? "any" : "row",
  };
}

const since = ({ row = false, column }: { row?: boolean; column: boolean }): Since => (row ? "row" : column ? "column" : "never");

const widthIn = ({ size, around }: typeof LINK, text: string | null) => (text === null ? 0 : around + size * emsOf(text));

/** Width of a text in a wide font, in em. */
const emsOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL), 0);

const USUAL = 0.63;
const WIDTHS: [RegExp, number][] = [
  [/[ijlI]/, 0.29],
  [/[\sfrt()’'.,]/, 0.37],
  [/[acksvxyz]/, 0.58],
  [/[mwMW]/, 0.95],
  [/\p{Lu}/u, 0.7],
];

const NAME = { size: 19.5, around: 2 * REM + 6 };
const LONG = { size: 15.1, around: NAME.around };
const WIDEST_NAME = 12 * REM;
const WIDEST_LOGO = 14 * REM;

/** A longer name takes two lines where there is no room for one. */
export const LONG_NAME = 14;

/** Width that the mark with the site's name needs. */
export const widthOfName = (name: string) =>
  Math.min(NAME.around + WIDEST_NAME, name.length > LONG_NAME ? widthIn(LONG, widerLine(name)) : widthIn(NAME, name));

/** The wider line of a name in two lines, at its most even. */
function widerLine(name: string): string {
  const words = name.split(" ");
  const broken = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const wider = broken.map((lines) => lines.reduce((one, other) => (emsOf(one) < emsOf(other) ? other : one)));
  return wider.reduce((one, other) => (emsOf(one) <= emsOf(other) ? one : other), name);
}

/** Width of a logo at a height in rem. */
export const widthOfLogo = ({ width, height }: { width: number; height: number }, rem: number) =>
  Math.min(WIDEST_LOGO, (width / height) * rem * REM);
