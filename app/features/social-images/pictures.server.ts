import { db } from "#app/db/client.server";
import { averageRating, type PublicAdvisor } from "#app/features/advisors/cards/advisor-card";
import { readPublicAdvisors } from "#app/features/advisors/cards/public-advisors.server";
import { findListed } from "#app/features/advisors/page/public-page.server";
import { uploadedPicture } from "#app/features/home/logos/logos.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { type Brand, paletteOf } from "#app/platform/brand/brand";
import { currentBrand, siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { drawPicture, OWN_LOOK, type PictureLook, type PictureWords } from "./bridge-picture";
import { cacheDrawings, type Drawing } from "./drawing-cache.server";
import { spellable } from "./lettering";

const kept = cacheDrawings(draw);

/** The site's own picture: the one an admin has uploaded, else a drawn one. */
export async function sitePicture(): Promise<Drawing> {
  const picture = await uploadedPicture();
  return picture ? { ok: true, picture } : paint({ site: siteName(), headline: currentBrand().tagline || shippedHeadline() });
}

const shippedHeadline = () => translatorFor(siteLanguage(), "openGraph")(currentBrand().hasDrawings ? "site" : "sitePlain");

/** The picture of a listed advisor's page, for a caller's network address; null when there is no such page. */
export async function advisorPicture(slug: string, address: string): Promise<Drawing | null> {
  const found = await findListed(slug);
  const [advisor] = found ? await readPublicAdvisors(db, [found.id]) : [];
  return advisor ? paint(wordsFor(advisor, siteName()), address) : null;
}

/** The words on an advisor's picture. If the name cannot be spelled with the alphabet, the field replaces it. */
export function wordsFor(
  advisor: Pick<PublicAdvisor, "displayName" | "jobTitle" | "topics" | "ratingSum" | "ratingCount">,
  site: string,
): PictureWords {
  const t = translatorFor(siteLanguage(), "openGraph");
  const field = advisor.topics[0] ?? "";
  const name = spellable(advisor.displayName);
  const title = spellable(advisor.jobTitle) ?? "";
  const rating = averageRating(advisor);
  const reviews = rating === null ? "" : t("reviews", { count: advisor.ratingCount });
  const rest = [reviews, field].filter((word) => word && word !== title).join(t("apart"));
  return {
    site,
    headline: name || t("unnamed", { field: field || site }),
    line: title || field,
    rating: rating === null ? undefined : { figure: rating.toFixed(1), rest },
  };
}

/** Draws a picture, or returns the one kept for these words and look. */
function paint(words: PictureWords, address?: string): Promise<Drawing> {
  const look = lookOf(currentBrand());
  return kept(JSON.stringify([words, look]), () => drawPicture(words, look), address);
}

async function draw(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(drawing)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

function lookOf(brand: Brand): PictureLook {
  if (!brand.accent) return { ...OWN_LOOK, hasDrawings: brand.hasDrawings };
  const { paper, ink, soft, sage, night, brass, "scene-sun": sun, "scene-water": water } = paletteOf(brand);
  const light = { paper, ink, soft, sage, night, brass, sun, water };
  const colors = Object.fromEntries(Object.entries(light).map(([name, color]) => [name, color.light]));
  return { ...OWN_LOOK, ...colors, hasDrawings: brand.hasDrawings };
}
