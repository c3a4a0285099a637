import { withoutEnd } from "#app/platform/text/trim-end";
import letterforms from "./letterforms.txt?raw";

const UNITS_PER_EM = 2000;

interface Letter {
  /** In font units. */
  advance: number;
  /** SVG path, y pointing up from the baseline. */
  path: string;
}

interface Alphabet {
  letters: Map<string, Letter>;
  kerning: Map<string, number>;
}

let alphabet: Alphabet | undefined;

/** Position and size of a text in pixels: its left edge on the baseline, and the font size. */
export interface Lettering {
  x: number;
  baseline: number;
  size: number;
}

/** Renders a text as SVG outlines, one per letter. Characters missing from the alphabet are left out: check with `spellable` first. */
export function outlines(text: string, { x, baseline, size }: Lettering): string {
  const scale = size / UNITS_PER_EM;
  let at = x;
  let before = "";
  let drawn = "";
  for (const character of text) {
    const form = readAlphabet().letters.get(character);
    at += kern(before, character) * scale;
    if (form?.path) drawn += `<path transform="translate(${round(at)} ${round(baseline)}) scale(${scale} ${-scale})" d="${form.path}"/>`;
    at += (form?.advance ?? 0) * scale;
    before = character;
  }
  return drawn;
}

const round = (pixels: number) => Math.round(pixels * 100) / 100;

/** Width of a text in pixels. */
export const widthOf = (text: string, size: number): number => widthAfter("", text, size);

/** Width that `added` adds after `text`; only the last letter of `text` matters. */
function widthAfter(text: string, added: string, size: number): number {
  let units = 0;
  let before = text.slice(-1);
  for (const character of added) {
    units += (readAlphabet().letters.get(character)?.advance ?? 0) + kern(before, character);
    before = character;
  }
  return (units * size) / UNITS_PER_EM;
}

/** Substitutes for letters that are not a base letter with a diacritic. */
const NEAREST: Record<string, string> = { ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", œ: "oe", Œ: "OE", "‐": "-", "‑": "-", ʼ: "’", "'": "’" };

/** Spells a text with letters of the alphabet, dropping diacritics it lacks; null when that is not possible (another script). */
export function spellable(text: string): string | null {
  const { letters } = readAlphabet();
  const spelt = [...text.normalize("NFC").replaceAll(/\s+/g, " ").trim()].map((character) => {
    if (character !== "'" && letters.has(character)) return character;
    const nearest = NEAREST[character] ?? character.normalize("NFKD").replaceAll(/\p{M}/gu, "");
    return nearest !== "" && [...nearest].every((part) => letters.has(part)) ? nearest : null;
  });
  return spelt.includes(null) ? null : spelt.join("");
}

/** Breaks a text between words into lines no wider than `width`; the last of `most` lines ends in an ellipsis if there is more. */
export function brokenInto(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  let wide = 0;
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const wider = line === undefined ? 0 : wide + widthAfter(line, ` ${word}`, size);
    const fits = line !== undefined && wider <= width;
    if (fits) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
    wide = fits ? wider : widthOf(word, size);
    if (lines.length > most) break;
  }
  const shown = lines.slice(0, most);
  const isCut = lines.length > most;
  return shown.map((line, index) => cutTo(line, size, width, isCut && index === most - 1));
}

function cutTo(line: string, size: number, width: number, isUnfinished: boolean) {
  if (!isUnfinished && widthOf(line, size) <= width) return line;
  let kept = "";
  let wide = 0;
  for (const character of line) {
    wide += widthAfter(kept, character, size);
    if (wide + widthAfter(character, "…", size) > width) break;
    kept += character;
  }
  return `${withoutEnd(kept, /[\s,;:.·–-]/)}…`;
}

const kern = (before: string, after: string) => readAlphabet().kerning.get(before + after) ?? 0;

function readAlphabet(): Alphabet {
  alphabet ??= parseAlphabet(letterforms);
  return alphabet;
}

function parseAlphabet(text: string): Alphabet {
  const [forms = "", pairs = ""] = text.split("\nkern\n");
  const letters = new Map<string, Letter>();
  for (const line of forms.split("\n").filter((each) => !each.startsWith("#"))) {
    const [code = "", advance, ...path] = line.split(" ");
    letters.set(String.fromCodePoint(Number.parseInt(code, 16)), { advance: Number(advance), path: path.join(" ") });
  }
  const kerning = new Map<string, number>();
  for (const line of pairs.split("\n").filter(Boolean)) {
    const [first = "", ...amounts] = line.split(" ");
    for (const amount of amounts) {
      const [units, seconds = ""] = amount.split("|");
      for (const second of seconds) kerning.set(first + second, Number(units));
    }
  }
  return { letters, kerning };
}
