import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { BRAND_SETTINGS, paletteOf } from "./brand";
import { applyBrand } from "./current-brand.server";
import { MARK_SIDES, markAddress } from "./mark-picture";
import { markPicture } from "./mark-pictures.server";

afterEach(() => void applyBrand([]));

const brandWith = (accent: string, name = "") =>
  applyBrand([
    { name: BRAND_SETTINGS.accent, value: accent },
    { name: BRAND_SETTINGS.name, value: name },
  ]);

const nameOf = (accent: string, side: (typeof MARK_SIDES)[number]) => markAddress({ accent }, side).split("/").at(-1) ?? "";

/** Returns the width of a picture and the colour of its corner. */
async function seen(picture: Promise<Buffer> | null) {
  const { data, info } = await sharp(await picture!)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [info.width, `#${data.subarray(0, 3).toString("hex")}`];
}

test("whatever it was drawn in before, the mark is in the site's accent as it is now, in each size and under each address", async () => {
  for (const accent of ["#7c3aed", "#b91c1c", "", "#7c3aed"]) {
    brandWith(accent);
    const color = paletteOf({ accent }).sage.light;
    for (const side of MARK_SIDES)
      for (const address of ["#7c3aed", "#b91c1c", "#000000"])
        expect([accent, address, await seen(markPicture(nameOf(address, side)))]).toEqual([accent, address, [side, color]]);
  }
});

test("the mark of one accent is drawn once in each size, whatever else of the brand is said anew", () => {
  brandWith("#0f766e", "Before");
  const drawn = MARK_SIDES.map((side) => markPicture(nameOf("#0f766e", side)));
  brandWith("#0f766e", "After");
  expect(MARK_SIDES.map((side) => markPicture(nameOf("#0f766e", side)))).toEqual(drawn);
  expect(MARK_SIDES.every((side, index) => markPicture(nameOf("#0f766e", side)) === drawn[index])).toBe(true);
});
