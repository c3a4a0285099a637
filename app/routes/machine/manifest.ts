import { config } from "#app/config.server";
import { activeLogos } from "#app/features/home/logos/logos.server";

const ICONS = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The sizes in which an admin's own icon is drawn for this. */
const SIDES = ["192", "512"];

/** What a browser needs to put the site among a person's apps. The colours are those of the paper. */
export async function loader() {
  const { siteName } = config();
  const { icons } = await activeLogos();
  const manifest = {
    name: siteName,
    short_name: siteName,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en",
    background_color: "#f8f6f1",
    theme_color: "#f8f6f1",
    icons: icons ? SIDES.map((side) => ({ src: icons[side], sizes: `${side}x${side}`, type: "image/png" })) : ICONS,
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
