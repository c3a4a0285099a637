import { type Canvas, type Colour, emptyCanvas, fill } from "./canvas";
import { brokenInto, letter, spellable, widthOf } from "./lettering";
import { type Contour, circle, curve, type Point, rectangle, reversed, star, stroke } from "./shape";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** The light theme's colours, as a picture holds them. */
const PAPER: Colour = [0xf9, 0xf7, 0xf1];
const INK: Colour = [0x11, 0x27, 0x27];
const SOFT: Colour = [0x4c, 0x5e, 0x5c];
const SAGE: Colour = [0x29, 0x5d, 0x46];
const NIGHT: Colour = [0x14, 0x36, 0x2e];
const BRASS: Colour = [0xc5, 0x95, 0x42];
const SUN: Colour = [0xf2, 0xd8, 0xa2];
const WATER: Colour = [0xcc, 0xe4, 0xe2];

const MARGIN = 80;
const COLUMN = PICTURE_WIDTH - 2 * MARGIN;
/** Where the headline's first line stands, by how many lines there are. */
const HEADLINE_BASELINES = [270, 230, 236] as const;
const LARGEST_SIZE = 100;

export interface PictureWords {
  site: string;
  /** The large line or lines. */
  headline: string;
  /** Below it, in a quieter tone. */
  line?: string;
  /** A rating and what belongs to it, beside a star. */
  rating?: { figure: string; rest: string };
}

/** The picture of a page for where it is shared: the mark, what it is about, and the viaduct below. */
export function drawPicture({ site, headline, line, rating }: PictureWords): Canvas {
  const canvas = emptyCanvas(PICTURE_WIDTH, PICTURE_HEIGHT, PAPER);
  fill(canvas, [circle([984, DECK], 118)], SUN);
  drawViaduct(canvas);
  drawMark(canvas);
  write(canvas, spellable(site) ?? "", { x: MARGIN + 72, baseline: 108, size: 40 }, INK);
  const most = line || rating ? 2 : 3;
  const size = headlineSize(headline, most);
  const lines = brokenInto(headline, size, COLUMN, most);
  const first = HEADLINE_BASELINES[lines.length - 1] ?? HEADLINE_BASELINES[0];
  for (const [index, text] of lines.entries()) write(canvas, text, { x: MARGIN, baseline: first + index * size * 1.08, size }, INK);
  const next = first + (lines.length - 1) * size * 1.08 + 66;
  if (line) write(canvas, brokenInto(line, 38, COLUMN, 1)[0] ?? "", { x: MARGIN, baseline: next, size: 38 }, SOFT);
  if (rating) drawRating(canvas, rating, next + (line ? 64 : 0));
  return canvas;
}

/** As large as the room for lines allows. One line may be larger than two. */
function headlineSize(headline: string, most: number) {
  if (brokenInto(headline, LARGEST_SIZE, COLUMN, 2).length === 1) return LARGEST_SIZE;
  return [88, 76].find((size) => brokenInto(headline, size, COLUMN, most + 1).length <= most) ?? 68;
}

function drawRating(canvas: Canvas, { figure, rest }: { figure: string; rest: string }, baseline: number) {
  fill(canvas, [star([MARGIN + 18, baseline - 12], 19)], BRASS);
  write(canvas, figure, { x: MARGIN + 48, baseline, size: 36 }, INK);
  const left = MARGIN + 48 + widthOf(`${figure} `, 36);
  const words = brokenInto(rest, 36, COLUMN - left + MARGIN, 1)[0] ?? "";
  write(canvas, words, { x: left + 6, baseline, size: 36 }, SOFT);
}

function write(canvas: Canvas, text: string, place: { x: number; baseline: number; size: number }, colour: Colour) {
  for (const shape of letter(text, place)) fill(canvas, shape, colour);
}

/** One arc, two piers: the mark on its grid of 32. */
function drawMark(canvas: Canvas) {
  const scale = 1.75;
  const at = (x: number, y: number): Point => [MARGIN + x * scale, 66 + y * scale];
  const arc = [at(8, 22), ...curve(at(8, 22), at(8, 15.2), at(16, 15.2)), ...curve(at(16, 15.2), at(24, 15.2), at(24, 22))];
  for (const line of [[at(2, 12), at(30, 12)], [at(8, 12), at(8, 25)], [at(24, 12), at(24, 25)], arc]) {
    for (const piece of stroke(line, 2 * scale)) fill(canvas, [piece], SAGE);
  }
}

const DECK = 512;
const ARCH_WIDTH = 152;
const PIER = 18;

/** A viaduct from bank to bank, water under its arches. */
function drawViaduct(canvas: Canvas) {
  fill(canvas, [rectangle(0, 596, PICTURE_WIDTH, PICTURE_HEIGHT)], WATER);
  fill(canvas, [rectangle(0, DECK - 12, PICTURE_WIDTH, DECK - 8)], NIGHT);
  const posts = Array.from({ length: 51 }, (_, index) => rectangle(index * 24 - 1, DECK - 12, index * 24 + 1, DECK));
  fill(canvas, posts, NIGHT);
  const first = (PICTURE_WIDTH - ARCH_WIDTH) / 2 - 4 * ARCH_WIDTH;
  const openings = Array.from({ length: 9 }, (_, index) => reversed(opening(first + index * ARCH_WIDTH)));
  fill(canvas, [rectangle(0, DECK, PICTURE_WIDTH, PICTURE_HEIGHT), ...openings], NIGHT);
}

function opening(left: number): Contour {
  const [from, to, middle] = [left + PIER / 2, left + ARCH_WIDTH - PIER / 2, left + ARCH_WIDTH / 2];
  const [top, spring] = [DECK + 18, DECK + 92];
  return [
    [from, PICTURE_HEIGHT],
    [from, spring],
    ...curve([from, spring], [from, top], [middle, top], 24),
    ...curve([middle, top], [to, top], [to, spring], 24),
    [to, PICTURE_HEIGHT],
  ];
}
