const HALF_LINEAR = 0.04045;

/** Contrast ratio of two colours ('#rrggbb'), 1 to 21, as defined by WCAG 2.2. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number) => (channel <= HALF_LINEAR ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
