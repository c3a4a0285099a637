import { contrastRatio } from "./contrast";
import { LARGE_TEXT_CONTRAST, TEXT_CONTRAST } from "./limits";
import { hexOf, type Oklch, oklchOf } from "./oklch";
import { COLOR_NAMES, type ColorName, OWN_COLORS, type Palette, SCHEMES, type Scheme } from "./theme-colors";

/** Which foreground colours appear on which backgrounds, and the contrast each needs. The accent and the text on it are fixed first; the rest follows. */
export const PAIRS: readonly { color: ColorName; on: readonly ColorName[]; needed: number }[] = [
  { color: "ink", on: ["paper", "surface", "wash", "sage-wash", "brass-wash", "danger-wash", "good-wash"], needed: TEXT_CONTRAST },
  { color: "soft", on: ["paper", "surface", "wash", "sage-wash", "brass-wash", "good-wash"], needed: TEXT_CONTRAST },
  { color: "edge", on: ["paper", "surface"], needed: LARGE_TEXT_CONTRAST },
  { color: "sage", on: ["paper", "surface", "wash"], needed: LARGE_TEXT_CONTRAST },
  { color: "on-sage", on: ["sage", "sage-deep"], needed: TEXT_CONTRAST },
  { color: "sage-ink", on: ["paper", "surface", "wash", "sage-wash"], needed: TEXT_CONTRAST },
  { color: "brass-ink", on: ["paper", "surface", "wash", "brass-wash"], needed: TEXT_CONTRAST },
  { color: "on-night", on: ["night", "night-land"], needed: TEXT_CONTRAST },
  { color: "danger", on: ["paper", "surface", "danger-wash"], needed: TEXT_CONTRAST },
  { color: "on-danger", on: ["danger"], needed: TEXT_CONTRAST },
  { color: "good", on: ["paper", "surface", "wash"], needed: LARGE_TEXT_CONTRAST },
  { color: "good-ink", on: ["paper", "surface", "wash", "good-wash"], needed: TEXT_CONTRAST },
  { color: "green", on: ["paper", "surface"], needed: TEXT_CONTRAST },
  { color: "yellow", on: ["paper", "surface"], needed: TEXT_CONTRAST },
  { color: "red", on: ["paper", "surface"], needed: TEXT_CONTRAST },
];

/** The colours that rotate with the accent's hue and scale with its strength. All others keep their defaults: warm paper, brass, the signals, what is good. */
const FOLLOWS: Record<Scheme, readonly ColorName[]> = {
  light: ["sage-deep", "sage-ink", "sage-wash", "ink", "soft", "edge", "scene-far", "scene-water", "scene-leaf", "night", "night-land"],
  dark: [
    ...(["paper", "surface", "wash", "line", "edge", "soft", "sage", "sage-deep", "on-sage", "sage-ink", "sage-wash"] as const),
    ...(["scene-far", "scene-water", "scene-leaf", "night", "night-land"] as const),
  ],
};

const OWN_ACCENT = OWN_COLORS.sage.light;
/** Limits the strength, so that a vivid accent does not make paper and ink gaudy. */
const MAX_STRENGTH: Partial<Record<ColorName, number>> = { sage: 1.7, "sage-deep": 1.7, "sage-ink": 1.7, "scene-leaf": 1.5 };
const STEP = 0.004;
/** A button further than this from the chosen colour counts as another colour. */
const MAX_MOVED = 0.2;

export type Derived = { ok: true; palette: Palette; shown: string } | { ok: false; nearest: string; ratio: number };

/** The site's default palette. */
export const OWN_PALETTE: Palette = paletteOf((name, scheme) => hexOf(OWN_COLORS[name][scheme]));

/** Derives both themes from one accent ('#rrggbb') with every pair readable, or returns the nearest accent that works; `shown` is how light pages draw it. */
export function derivePalette(accent: string): Derived {
  const chosen = oklchOf(accent);
  const grounds = ["paper", "surface", "wash"].map((name) => OWN_PALETTE[name as ColorName].light);
  const button = holdAccent(chosen, grounds);
  const shown = hexOf(button);
  if (Math.abs(button[0] - chosen[0]) > MAX_MOVED)
    return { ok: false, nearest: shown, ratio: Math.min(...grounds.map((ground) => contrastRatio(accent, ground))) };
  return { ok: true, shown, palette: paletteFrom(chosen, shown) };
}

function paletteFrom(accent: Oklch, button: string): Palette {
  const palette = paletteOf((name, scheme) =>
    hexOf(FOLLOWS[scheme].includes(name) ? turned(name, scheme, accent) : OWN_COLORS[name][scheme]),
  );
  palette.sage.light = button;
  palette["sage-deep"].light = deeperThan(button);
  palette["on-sage"].light = writtenOn(button);
  for (const scheme of SCHEMES) for (const { color, on, needed } of PAIRS) hold(palette, scheme, { color, on, needed });
  return palette;
}

function paletteOf(colorOf: (name: ColorName, scheme: Scheme) => string): Palette {
  const entries = COLOR_NAMES.map((name) => [name, { light: colorOf(name, "light"), dark: colorOf(name, "dark") }] as const);
  return Object.fromEntries(entries) as Palette;
}

/** A default colour rotated and scaled as far as the accent differs from the default accent. */
function turned(name: ColorName, scheme: Scheme, [, chroma, hue]: Oklch): Oklch {
  const [lightness, ownChroma, ownHue] = OWN_COLORS[name][scheme];
  const strength = Math.min(chroma / OWN_ACCENT[1], MAX_STRENGTH[name] ?? 1);
  return [lightness, ownChroma * strength, (ownHue + hue - OWN_ACCENT[2] + 360) % 360];
}

/** Darkens the accent only as far as needed: as a button it stands out from the page, and text on it is readable. */
function holdAccent([lightness, chroma, hue]: Oklch, grounds: string[]): Oklch {
  for (let light = lightness; light > 0; light -= STEP) {
    const color = hexOf([light, chroma, hue]);
    const words = writtenOn(color);
    const isSeen = grounds.every((ground) => contrastRatio(color, ground) >= LARGE_TEXT_CONTRAST);
    if (isSeen && [color, deeperThan(color)].every((face) => contrastRatio(words, face) >= TEXT_CONTRAST)) return [light, chroma, hue];
  }
  return [0, 0, hue];
}

const PALE = hexOf(OWN_COLORS["on-sage"].light);
const DARK = hexOf([0.16, 0.02, OWN_ACCENT[2]]);

const writtenOn = (color: string) => (contrastRatio(PALE, color) >= TEXT_CONTRAST ? PALE : DARK);

/** The hover colour: further away from the colour of the text on it. */
function deeperThan(color: string) {
  const [lightness, chroma, hue] = oklchOf(color);
  return hexOf([lightness + (writtenOn(color) === PALE ? -0.07 : 0.06), chroma, hue]);
}

/** Moves a colour away from its backgrounds until it has enough contrast with each. Colours that already have enough stay. */
function hold(palette: Palette, scheme: Scheme, { color, on, needed }: (typeof PAIRS)[number]) {
  const isLegible = (candidate: string) => on.every((ground) => contrastRatio(candidate, palette[ground][scheme]) >= needed);
  let [lightness, chroma, hue] = oklchOf(palette[color][scheme]);
  const away = lightness > oklchOf(palette[on[0] ?? "paper"][scheme])[0] ? STEP : -STEP;
  while (!isLegible(palette[color][scheme]) && lightness > 0 && lightness < 1) {
    lightness += away;
    palette[color][scheme] = hexOf([lightness, chroma, hue]);
  }
}
