import type { Sharp } from "sharp";

/** Style of a picture. Lengths are in pixels at a frame height of `REFERENCE_SIDE` and scale with it. */
export interface DrawnStyle {
  /** '#rrggbb' for the whole picture; blank keeps its own colours. */
  tint: string;
  filter: "none" | "sepia" | "grayscale" | "brightness" | "contrast";
  /** Percent, as in CSS. */
  filterStrength: number;
  shadow: { blur: number; x: number; y: number; color: { red: number; green: number; blue: number; alpha: number } };
  glow: { blur: number; color: string };
  /** Degrees clockwise. */
  rotation: number;
  /** Percent. */
  opacity: number;
  /** Size of the picture in percent of the frame. */
  size: number;
}

const REFERENCE_SIDE = 40;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const DECODE_SECONDS = 5;

interface Layer {
  pixels: Buffer;
  width: number;
  height: number;
}

/**
 * Renders a styled picture as a PNG that fills a frame: what pages do with CSS, for emails and icons, which have none. The content must
 * have been drawn by `drawPicture` before.
 */
export async function drawStyled(content: Uint8Array, style: DrawnStyle, frame: { width: number; height: number }): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const scale = frame.height / REFERENCE_SIDE;
  const inside = { width: sized(frame.width, style), height: sized(frame.height, style) };
  const base = await layerOf(
    sharp(content, { sequentialRead: true })
      .timeout({ seconds: DECODE_SECONDS })
      .resize(inside.width, inside.height, { fit: "inside" })
      .ensureAlpha(),
  );
  const colored = await layerOf(filtered(from(sharp, await tinted(sharp, base, style.tint)), style));
  const lit = await withLights(sharp, colored, style, scale);
  const turned = await layerOf(from(sharp, lit).rotate(style.rotation, { background: CLEAR }));
  const framed = await centred(sharp, turned, frame);
  return from(sharp, framed)
    .linear([1, 1, 1, style.opacity / 100], [0, 0, 0, 0])
    .png()
    .toBuffer();
}

type Sharpen = typeof import("sharp").default;

const sized = (length: number, { size }: DrawnStyle) => Math.max(1, Math.round((length * size) / 100));

const from = (sharp: Sharpen, { pixels, width, height }: Layer) => sharp(pixels, { raw: { width, height, channels: 4 } });

async function layerOf(image: Sharp): Promise<Layer> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Recolours the shape in one colour. */
async function tinted(sharp: Sharpen, layer: Layer, tint: string): Promise<Layer> {
  if (!tint) return layer;
  return inColor(sharp, layer, tint, 1);
}

async function inColor(sharp: Sharpen, { pixels, width, height }: Layer, color: string | object, alpha: number): Promise<Layer> {
  const full = sharp({ create: { width, height, channels: 4, background: color as string } });
  const shape = { input: pixels, raw: { width, height, channels: 4 as const }, blend: "dest-in" as const };
  const drawn = await layerOf(full.composite([shape]));
  return alpha === 1 ? drawn : layerOf(from(sharp, drawn).linear([1, 1, 1, alpha], [0, 0, 0, 0]));
}

/** The CSS filter functions as matrices. */
function filtered(image: Sharp, { filter, filterStrength }: DrawnStyle): Sharp {
  const amount = filterStrength / 100;
  if (filter === "brightness") return image.linear([amount, amount, amount, 1], [0, 0, 0, 0]);
  if (filter === "contrast") return image.linear([amount, amount, amount, 1], [...Array(3).fill(127.5 * (1 - amount)), 0]);
  if (filter === "none") return image;
  const rest = 1 - Math.min(1, amount);
  return image.recomb(filter === "sepia" ? sepia(rest) : gray(rest));
}

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

const sepia = (rest: number): Matrix => [
  [0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest],
  [0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest],
  [0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest],
];

const gray = (rest: number): Matrix => [
  [0.2126 + 0.7874 * rest, 0.7152 - 0.7152 * rest, 0.0722 - 0.0722 * rest],
  [0.2126 - 0.2126 * rest, 0.7152 + 0.2848 * rest, 0.0722 - 0.0722 * rest],
  [0.2126 - 0.2126 * rest, 0.7152 - 0.7152 * rest, 0.0722 + 0.9278 * rest],
];

/** Adds shadow and glow below the picture, and room around it for both. */
async function withLights(sharp: Sharpen, layer: Layer, { shadow, glow }: DrawnStyle, scale: number): Promise<Layer> {
  const hasShadow = shadow.blur > 0 || shadow.x > 0 || shadow.y > 0;
  if (!hasShadow && glow.blur === 0) return layer;
  const room = Math.ceil(Math.max(hasShadow ? shadow.blur + Math.max(shadow.x, shadow.y) : 0, glow.blur) * scale);
  const wide = await layerOf(from(sharp, layer).extend({ top: room, bottom: room, left: room, right: room, background: CLEAR }));
  const below: Layer[] = [];
  const { alpha, red, green, blue } = shadow.color;
  if (hasShadow) {
    const cast = await blurred(sharp, await inColor(sharp, wide, { r: red, g: green, b: blue, alpha: 1 }, alpha), shadow.blur * scale);
    below.push(await moved(sharp, cast, Math.round(shadow.x * scale), Math.round(shadow.y * scale)));
  }
  if (glow.blur > 0) below.push(await blurred(sharp, await inColor(sharp, wide, glow.color, 1), glow.blur * scale));
  const clear = sharp({ create: { width: wide.width, height: wide.height, channels: 4, background: CLEAR } });
  const inputs = [...below, wide].map(({ pixels, width, height }) => ({ input: pixels, raw: { width, height, channels: 4 as const } }));
  return layerOf(clear.composite(inputs));
}

// A CSS blur radius is twice the standard deviation of the Gaussian.
const blurred = async (sharp: Sharpen, layer: Layer, blur: number) =>
  blur < 0.6 ? layer : layerOf(from(sharp, layer).blur(Math.max(0.3, blur / 2)));

async function moved(sharp: Sharpen, layer: Layer, x: number, y: number): Promise<Layer> {
  if (x === 0 && y === 0) return layer;
  const grown = await layerOf(from(sharp, layer).extend({ left: x, top: y, background: CLEAR }));
  return layerOf(from(sharp, grown).extract({ left: 0, top: 0, width: layer.width, height: layer.height }));
}

/** Centres the picture in the frame and crops what is larger. */
async function centred(sharp: Sharpen, layer: Layer, { width, height }: { width: number; height: number }): Promise<Layer> {
  const left = Math.max(0, Math.floor((layer.width - width) / 2));
  const top = Math.max(0, Math.floor((layer.height - height) / 2));
  const cut = await layerOf(
    from(sharp, layer).extract({ left, top, width: Math.min(width, layer.width), height: Math.min(height, layer.height) }),
  );
  return layerOf(
    from(sharp, cut).extend({
      left: Math.floor((width - cut.width) / 2),
      right: Math.ceil((width - cut.width) / 2),
      top: Math.floor((height - cut.height) / 2),
      bottom: Math.ceil((height - cut.height) / 2),
      background: CLEAR,
    }),
  );
}
