import { type Brand, FONT_PAIRS, OWN_BRAND, paletteOf, RADII } from "#app/platform/brand/brand";
import { markAddress } from "#app/platform/brand/mark-picture";
import type { Scheme } from "#app/platform/brand/theme-colors";

interface MailColors {
  paper: string;
  surface: string;
  ink: string;
  soft: string;
  line: string;
  button: string;
  onButton: string;
}

/** The style of a mail. */
export interface MailLook extends Record<Scheme, MailColors> {
  serif: string;
  sans: string;
  radius: string;
  /** Radius of the card around the text, and of pictures in it. */
  cardRadius: string;
  pictureRadius: string;
}

/** The site's mark, shown before its name. */
const OWN_MARK = "/icons/icon-192.png";

const OWN_LOOK: MailLook = {
  light: { paper: "#f9f7f1", surface: "#fff", ink: "#112727", soft: "#4c5e5c", line: "#dfddd4", button: "#295d46", onButton: "#fff" },
  dark: { paper: "#0f1b19", surface: "#16241f", ink: "#e9efec", soft: "#a9b8b2", line: "#2c3d37", button: "#8cc5a8", onButton: "#0f1b19" },
  serif: "Newsreader,Georgia,'Times New Roman',serif",
  sans: "Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
  radius: "6px",
  cardRadius: "10px",
  pictureRadius: "6px",
};

/** The look of mails for a brand: its colours in both themes, its fonts where the mail program has them, its corners. */
export function mailLook(brand: Brand): MailLook {
  const { heading, body } = FONT_PAIRS[brand.fonts];
  const colors = brand.accent ? { light: colorsOf(brand, "light"), dark: colorsOf(brand, "dark") } : {};
  return {
    ...OWN_LOOK,
    ...colors,
    ...(heading && { serif: inAttribute(heading) }),
    ...(body && { sans: inAttribute(body) }),
    ...(brand.radius !== OWN_BRAND.radius && cornersOf(brand)),
  };
}

/** Buttons and the card have the page's radius; that of pictures is limited, so that nothing of them is cut off. */
function cornersOf({ radius }: Brand) {
  const pixels = Number.parseFloat(RADII[radius]) * 16;
  return { radius: `${pixels}px`, cardRadius: `${pixels}px`, pictureRadius: `${Math.min(pixels, 6)}px` };
}

function colorsOf(brand: Brand, scheme: Scheme): MailColors {
  const { paper, surface, ink, soft, line, sage, "on-sage": onSage } = paletteOf(brand);
  return {
    paper: paper[scheme],
    surface: surface[scheme],
    ink: ink[scheme],
    soft: soft[scheme],
    line: line[scheme],
    button: sage[scheme],
    onButton: onSage[scheme],
  };
}

const inAttribute = (families: string) => families.replaceAll('"', "'");

/** The address of the mark before the site's name. */
export const mailMark = (brand: Brand): string => (brand.accent ? markAddress(brand, 192) : OWN_MARK);
