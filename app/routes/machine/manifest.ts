import { activeLogos } from "#app/features/home/logos/logos.server";
import { type Brand, paletteOf } from "#app/platform/brand/brand";
import { currentBrand, siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { markAddress } from "#app/platform/brand/mark-picture";

const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

const OWN_PAPER = "#f8f6f1";

/** Maskable versions of the mark in the brand's colours. */
const drawnIcons = (brand: Brand) =>
  ([192, 512] as const).map((side) => ({
    src: markAddress(brand, side),
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose: "any maskable",
  }));

/** Sizes of an admin's own icon for the manifest. */
const SIDES = ["192", "512"];

/** Web app manifest, to install the site as an app. Its colours are those of the page background. */
export async function loader() {
  const site = siteName();
  const brand = currentBrand();
  const { accent, tagline } = brand;
  const paper = accent ? paletteOf(brand).paper.light : OWN_PAPER;
  const { icons } = await activeLogos();
  const manifest = {
    name: site,
    short_name: site,
    ...(tagline && { description: tagline }),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: siteLanguage(),
    background_color: paper,
    theme_color: paper,
    icons: icons
      ? SIDES.map((side) => ({ src: icons[side], sizes: `${side}x${side}`, type: "image/png" }))
      : accent
        ? drawnIcons(brand)
        : ICONS,
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
