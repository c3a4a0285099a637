import { brokenInto, outlines, spellable, widthOf } from "./lettering";

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** Colours of a picture, and whether it includes the viaduct. */
export interface PictureLook {
  paper: string;
  ink: string;
  soft: string;
  sage: string;
  night: string;
  brass: string;
  sun: string;
  water: string;
  hasDrawings: boolean;
}

/** The light theme's colours. */
export const OWN_LOOK: PictureLook = {
  paper: "#f9f7f1",
  ink: "#112727",
  soft: "#4c5e5c",
  sage: "#295d46",
  night: "#14362e",
  brass: "#c59542",
  sun: "#f2d8a2",
  water: "#cce4e2",
  hasDrawings: true,
};

const MARGIN = 80;
const COLUMN = PICTURE_WIDTH - 2 * MARGIN;
/** Baseline of the headline's first line, by number of lines minus one. */
const HEADLINE_BASELINES = [270, 230, 236] as const;
const LARGEST_SIZE = 100;

export interface PictureWords {
  site: string;
  /** The large text, on one or more lines. */
  headline: string;
  /** Shown below the headline, in a quieter colour. */
  line?: string;
  /** A rating, drawn beside a star, with the text after it. */
  rating?: { figure: string; rest: string };
}

/** Draws a page's social image as SVG: the logo, the words, and the viaduct below. Words are outlines, never text elements. */
export function drawPicture({ site, headline, line, rating }: PictureWords, look: PictureLook = OWN_LOOK): string {
  const most = line || rating ? 2 : 3;
  const size = headlineSize(headline, most);
  const lines = brokenInto(headline, size, COLUMN, most);
  const first = HEADLINE_BASELINES[lines.length - 1] ?? HEADLINE_BASELINES[0];
  const next = first + (lines.length - 1) * size * 1.08 + 66;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    `<rect width="100%" height="100%" fill="${look.paper}"/>`,
    look.hasDrawings
      ? `<circle cx="984" cy="${DECK}" r="118" fill="${look.sun}"/>${viaduct(look)}`
      : `<rect y="${DECK}" width="100%" height="100%" fill="${look.night}"/>`,
    drawnMark(look.sage),
    write(spellable(site) ?? "", { x: MARGIN + 72, baseline: 108, size: 40 }, look.ink),
    ...lines.map((text, index) => write(text, { x: MARGIN, baseline: first + index * size * 1.08, size }, look.ink)),
    line ? write(brokenInto(line, 38, COLUMN, 1)[0] ?? "", { x: MARGIN, baseline: next, size: 38 }, look.soft) : "",
    rating ? ratingLine(rating, next + (line ? 64 : 0), look) : "",
    "</svg>",
  ].join("");
}

/** The largest size that fits the available lines. A single line may be larger than two. */
function headlineSize(headline: string, most: number) {
  if (brokenInto(headline, LARGEST_SIZE, COLUMN, 2).length === 1) return LARGEST_SIZE;
  return [88, 76].find((size) => brokenInto(headline, size, COLUMN, most + 1).length <= most) ?? 68;
}

function ratingLine({ figure, rest }: { figure: string; rest: string }, baseline: number, look: PictureLook) {
  const left = MARGIN + 48 + widthOf(`${figure} `, 36);
  const words = brokenInto(rest, 36, COLUMN - left + MARGIN, 1)[0] ?? "";
  const star = `<path transform="translate(${MARGIN + 18} ${baseline - 12})" fill="${look.brass}" d="${STAR}"/>`;
  return (
    star + write(figure, { x: MARGIN + 48, baseline, size: 36 }, look.ink) + write(words, { x: left + 6, baseline, size: 36 }, look.soft)
  );
}

const write = (text: string, place: { x: number; baseline: number; size: number }, colour: string) =>
  `<g fill="${colour}">${outlines(text, place)}</g>`;

/** A five-pointed star, one point up, with a radius of 19 pixels around the origin. */
const STAR = "M0-19 5.1-7.1 18.1-5.9 8.3 2.7 11.2 15.4 0 8.7-11.2 15.4-8.3 2.7-18.1-5.9-5.1-7.1Z";

/** The logo, one arc and two piers, on its 32-pixel grid. */
const drawnMark = (color: string) =>
  `<path transform="translate(${MARGIN} 66) scale(1.75)" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" d="M2 12H30M8 12V25M24 12V25M8 22Q8 15.2 16 15.2T24 22"/>`;

const DECK = 512;
const ARCH_WIDTH = 152;
const PIER = 18;

/** A viaduct from bank to bank, with water under its arches. */
function viaduct({ water, night }: PictureLook) {
  const posts = Array.from({ length: 51 }, (_, index) => `M${index * 24 - 1} ${DECK - 12}h2v12h-2Z`).join("");
  const first = (PICTURE_WIDTH - ARCH_WIDTH) / 2 - 4 * ARCH_WIDTH;
  const openings = Array.from({ length: 9 }, (_, index) => opening(first + index * ARCH_WIDTH)).join("");
  return [
    `<rect y="596" width="100%" height="${PICTURE_HEIGHT - 596}" fill="${water}"/>`,
    `<path fill="${night}" d="M0 ${DECK - 12}H${PICTURE_WIDTH}v4H0Z${posts}"/>`,
    `<path fill="${night}" fill-rule="evenodd" d="M0 ${DECK}H${PICTURE_WIDTH}V${PICTURE_HEIGHT}H0Z${openings}"/>`,
  ].join("");
}

function opening(left: number) {
  const [from, to, middle] = [left + PIER / 2, left + ARCH_WIDTH - PIER / 2, left + ARCH_WIDTH / 2];
  const [top, spring] = [DECK + 18, DECK + 92];
  return `M${from} ${PICTURE_HEIGHT}V${spring}Q${from} ${top} ${middle} ${top}T${to} ${spring}V${PICTURE_HEIGHT}Z`;
}
