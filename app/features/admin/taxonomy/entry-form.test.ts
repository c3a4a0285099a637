import { expect, test } from "vitest";
import { SUBCATEGORIES } from "#app/features/catalog/subcategories";
import { newEntrySchema } from "./entry-form";

const iconProblem = (icon: string) => {
  const texts = {
    title: "Trees",
    tagline: "Trees",
    tileDescription: "Trees",
    tileLabel: "Trees",
    advisors: "Trees",
    searchPlaceholder: "Trees",
  };
  const read = newEntrySchema.safeParse({ category: "business", address: "trees", icon, texts });
  return read.success ? null : read.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join();
};

test("the emoji of a sub-category is one or none, and no other text", () => {
  const shipped = SUBCATEGORIES.map(({ emoji }) => emoji);
  for (const icon of ["", "🌳", " 🎵 ", "👩‍🏫", "🇮🇹", "👍🏽", "⚖", "⚖️", ...shipped])
    expect([icon, iconProblem(icon)]).toEqual([icon, null]);
  for (const icon of ["Trees", "🌳🌳", "🌳 x", "7", "#", "<b>"])
    expect([icon, iconProblem(icon)]).toEqual([icon, "icon taxonomy.emojiOne"]);
});
