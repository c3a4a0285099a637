// Combines screenshots into the gallery's pictures.
import sharp from "sharp";

const GAP = 24;
const BACKGROUND = "#e9e6df";

/** Combines two pictures side by side, as the gallery shows a page. */
export const pairOf = (wide, narrow, file) => sheetOf([[wide, narrow]], file, 760);

/** Arranges rows of pictures, all of one height. */
export async function sheetOf(rows, file, height = 480) {
  const scaled = await Promise.all(rows.map((row) => Promise.all(row.map((picture) => scaledTo(picture, height)))));
  const placed = scaled.flatMap((row, index) => placedRow(row, GAP + index * (height + GAP)));
  const width = GAP + Math.max(...scaled.map((row) => row.reduce((sum, { info }) => sum + info.width + GAP, 0)));
  await sharp({ create: { width, height: GAP + rows.length * (height + GAP), channels: 3, background: BACKGROUND } })
    .composite(placed)
    .webp({ quality: 72 })
    .toFile(file);
}

function placedRow(row, top) {
  let left = GAP;
  return row.map(({ data, info }) => {
    const place = { input: data, left, top };
    left += info.width + GAP;
    return place;
  });
}

const scaledTo = (picture, height) => sharp(picture).resize({ height }).png().toBuffer({ resolveWithObject: true });
