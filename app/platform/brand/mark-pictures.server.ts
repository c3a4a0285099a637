import { paletteOf } from "./brand";
import { currentBrand } from "./current-brand.server";
import { drawSquareMark, MARK_SIDES } from "./mark-picture";

const NAME = /^[0-9a-f]{6}-(\d{3})\.png$/;

let drawn: { accent: string; pictures: Map<number, Promise<Buffer>> } | undefined;

/** The mark in the site's current colours, each size drawn once; null for an unknown name. The colour in the name only makes the address unique. */
export function markPicture(name: string): Promise<Buffer> | null {
  const wanted = Number(NAME.exec(name)?.[1]);
  const side = MARK_SIDES.find((each) => each === wanted);
  if (side === undefined) return null;
  const { accent } = currentBrand();
  if (drawn?.accent !== accent) drawn = { accent, pictures: new Map() };
  const ready = drawn.pictures.get(side) ?? draw(drawSquareMark(paletteOf({ accent }), side));
  drawn.pictures.set(side, ready);
  return ready;
}

async function draw(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
