import { afterEach, expect, test } from "vitest";
import { BRAND_SETTINGS } from "#app/platform/brand/brand";
import { applyBrand } from "#app/platform/brand/current-brand.server";
import { useDatabase } from "../../../tests/support/database";
import { sitePicture } from "./pictures.server";

useDatabase();
afterEach(() => void applyBrand([]));

const LOOK = { name: "Rosewood", tagline: "Ask a gardener", accent: "#7c3aed" };

/** Draws the site's picture with changes to the brand. */
async function pictureWith(brand: Partial<Record<keyof typeof BRAND_SETTINGS, string>>): Promise<Buffer> {
  applyBrand(Object.entries({ ...LOOK, ...brand }).map(([part, value]) => ({ name: BRAND_SETTINGS[part as keyof typeof LOOK], value })));
  const drawn = await sitePicture();
  if (!drawn.ok) throw new Error("Refused");
  return drawn.picture;
}

test("the site's picture is another with each thing of the brand that it shows, and the same one again where that is as it was", async () => {
  const first = await pictureWith({});
  for (const changed of [{ name: "Harbour" }, { tagline: "Ask anybody" }, { accent: "#b91c1c" }, { accent: "" }, { drawings: "off" }]) {
    const other = await pictureWith(changed);
    expect([changed, other.equals(first)]).toEqual([changed, false]);
    expect([changed, (await pictureWith({})) === first]).toEqual([changed, true]);
  }
});
