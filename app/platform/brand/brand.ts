import { dangerCss } from "./danger-css";
import { derivePalette, OWN_PALETTE } from "./palette";
import { COLOR_NAMES, type Palette } from "./theme-colors";

const SYSTEM = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

interface FontFile {
  family: string;
  file: string;
  weights: string;
}

const INTER: FontFile = { family: "Inter", file: "inter", weights: "100 900" };
const SOURCE: FontFile = { family: "Source Sans", file: "source-sans", weights: "200 900" };
const NUNITO: FontFile = { family: "Nunito", file: "nunito", weights: "200 1000" };
const LORA: FontFile = { family: "Lora", file: "lora", weights: "400 700" };
const PLAYFAIR: FontFile = { family: "Playfair Display", file: "playfair", weights: "400 900" };
const GROTESK: FontFile = { family: "Space Grotesk", file: "space-grotesk", weights: "300 700" };
const NEWSREADER: FontFile = { family: "Newsreader", file: "newsreader", weights: "400 600" };

const serif = ({ family }: FontFile) => `"${family}", Georgia, serif`;
const sans = ({ family }: FontFile) => `"${family}", ${SYSTEM}`;

interface FontPair {
  name: string;
  /** Null to keep the site's own font. */
  heading: string | null;
  body: string | null;
  files: readonly FontFile[];
}

/** Font pairs for headings and body text that ship with the product. The first is the default. */
export const FONT_PAIRS = {
  newsreader: { name: "Newsreader, System", heading: null, body: null, files: [] },
  lora: { name: "Lora, Source Sans", heading: serif(LORA), body: sans(SOURCE), files: [LORA, SOURCE] },
  playfair: { name: "Playfair Display, Source Sans", heading: serif(PLAYFAIR), body: sans(SOURCE), files: [PLAYFAIR, SOURCE] },
  grotesk: { name: "Space Grotesk, Inter", heading: sans(GROTESK), body: sans(INTER), files: [GROTESK, INTER] },
  inter: { name: "Inter", heading: sans(INTER), body: sans(INTER), files: [INTER] },
  nunito: { name: "Nunito", heading: sans(NUNITO), body: sans(NUNITO), files: [NUNITO] },
  system: { name: "System", heading: SYSTEM, body: SYSTEM, files: [] },
} as const satisfies Record<string, FontPair>;

export type FontPairName = keyof typeof FONT_PAIRS;
export const FONT_PAIR_NAMES = Object.keys(FONT_PAIRS) as [FontPairName, ...FontPairName[]];

/** Corner radii. */
export const RADII = { none: "0rem", small: "0.25rem", medium: "0.5rem", large: "0.75rem", round: "1rem" } as const;
export type RadiusName = keyof typeof RADII;
export const RADIUS_NAMES = Object.keys(RADII) as [RadiusName, ...RadiusName[]];

/** The branding of the site. A blank field means the default of the product or its configuration. */
export interface Brand {
  name: string;
  tagline: string;
  accent: string;
  fonts: FontPairName;
  radius: RadiusName;
  hasDrawings: boolean;
}

export const OWN_BRAND: Brand = { name: "", tagline: "", accent: "", fonts: "newsreader", radius: "medium", hasDrawings: true };

/** The settings that store the brand. */
export const BRAND_SETTINGS = {
  name: "brand_name",
  tagline: "brand_tagline",
  accent: "brand_accent",
  fonts: "brand_fonts",
  radius: "brand_radius",
  drawings: "brand_drawings",
} as const;

/** Returns the brand that these settings describe; a value that is on no list falls back to the default. */
export function brandOf(rows: readonly { name: string; value: string }[]): Brand {
  const of = (part: keyof typeof BRAND_SETTINGS) => rows.find(({ name }) => name === BRAND_SETTINGS[part])?.value ?? "";
  const accent = of("accent");
  return {
    name: of("name"),
    tagline: of("tagline"),
    accent: /^#[0-9a-f]{6}$/.test(accent) && derivePalette(accent).ok ? accent : "",
    fonts: FONT_PAIR_NAMES.find((name) => name === of("fonts")) ?? OWN_BRAND.fonts,
    radius: RADIUS_NAMES.find((name) => name === of("radius")) ?? OWN_BRAND.radius,
    hasDrawings: of("drawings") !== "off",
  };
}

/** The colours of a brand in both themes. */
export function paletteOf({ accent }: Pick<Brand, "accent">): Palette {
  const derived = accent ? derivePalette(accent) : null;
  return derived?.ok ? derived.palette : OWN_PALETTE;
}

/** The font families of `ui/theme.css`. */
const OWN_HEADING = '"Newsreader", "Newsreader Fallback", Georgia, "Times New Roman", serif';
const OWN_BODY = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Ubuntu, Cantarell, "Noto Sans", Arial, sans-serif';

/** Every theme variable, including those at their defaults: for a preview on a page that may look different. */
export function allVariables({ accent, fonts, radius }: Pick<Brand, "accent" | "fonts" | "radius">): Record<string, string> {
  const palette = paletteOf({ accent });
  const { heading, body } = FONT_PAIRS[fonts];
  return {
    ...Object.fromEntries(COLOR_NAMES.map((name) => [`--color-${name}`, `light-dark(${palette[name].light},${palette[name].dark})`])),
    "--font-serif": heading ?? OWN_HEADING,
    "--font-sans": body ?? OWN_BODY,
    "--radius": RADII[radius],
  };
}

/** The style sheet variables that a brand overrides. */
export function brandVariables({ accent, fonts, radius }: Pick<Brand, "accent" | "fonts" | "radius">): Record<string, string> {
  const palette = accent ? paletteOf({ accent }) : null;
  const colors = palette
    ? COLOR_NAMES.map((name) => [`--color-${name}`, `light-dark(${palette[name].light},${palette[name].dark})`] as const)
    : [];
  const { heading, body } = FONT_PAIRS[fonts];
  return {
    ...Object.fromEntries(colors),
    ...(heading && { "--font-serif": heading }),
    ...(body && { "--font-sans": body }),
    ...(radius !== OWN_BRAND.radius && { "--radius": RADII[radius] }),
  };
}

/** What says a state rather than an action, such as a badge: the accent may be a warning's red, so there the default sage stays. */
export const STATE_VARIABLES: Readonly<Record<string, string>> = {
  "--color-sage": "var(--color-good)",
  "--color-sage-ink": "var(--color-good-ink)",
  "--color-sage-wash": "var(--color-good-wash)",
};

const declared = (variables: Record<string, string>) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

/** The CSS that follows the style sheet on every page; empty when the site has its default look. */
export function brandCss(brand: Brand): string {
  const variables = declared(brandVariables(brand));
  if (variables === "") return "";
  const states = brand.accent ? `.badge,.state{${declared(STATE_VARIABLES)}}` : "";
  return `${fontFaces(brand.fonts)}:root{${variables}}${states}${dangerCss(brand.accent)}`;
}

/** The font faces of a pair, fetched only where text uses them; plus the default heading font for text that an admin has set in it. */
export function fontFaces(fonts: FontPairName): string {
  const { files, heading } = FONT_PAIRS[fonts];
  const faces: readonly FontFile[] = heading ? [...files, NEWSREADER] : files;
  return faces
    .map(
      ({ family, file, weights }) =>
        `@font-face{font-family:"${family}";src:url("/fonts/${file}-latin-1.woff2") format("woff2");font-weight:${weights};font-display:swap}`,
    )
    .join("");
}
