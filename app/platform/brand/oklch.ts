/** A colour in OKLCH: lightness (0 to 1), chroma (0 is grey) and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const CURVE_END = 0.0031308;
const curved = (channel: number) => (channel <= CURVE_END ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);
const straight = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Converts '#rrggbb' to OKLCH. */
export function oklchOf(color: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => straight(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (hue + 360) % 360];
}

/** Converts OKLCH to '#rrggbb'. Reduces the chroma of a colour outside the sRGB gamut until it fits; lightness and hue stay. */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  const light = Math.min(1, Math.max(0, lightness));
  let [shown, tooMuch] = [0, chroma];
  if (isShowable(channelsOf([light, chroma, hue]))) return bytesOf([light, chroma, hue]);
  for (let step = 0; step < 24; step += 1) {
    const middle = (shown + tooMuch) / 2;
    if (isShowable(channelsOf([light, middle, hue]))) shown = middle;
    else tooMuch = middle;
  }
  return bytesOf([light, shown, hue]);
}

function channelsOf([lightness, chroma, hue]: Oklch) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const HALF_A_BYTE = 0.5 / 255 / 12.92;
const isShowable = (channels: number[]) => channels.every((channel) => channel >= -HALF_A_BYTE && channel <= 1 + HALF_A_BYTE);

const bytesOf = (color: Oklch) => `#${channelsOf(color).map(byteOf).join("")}`;

const byteOf = (channel: number) =>
  Math.round(curved(Math.min(1, Math.max(0, channel))) * 255)
    .toString(16)
    .padStart(2, "0");
