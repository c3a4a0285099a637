import { createHash } from "node:crypto";
import { advisorPicture, sitePicture } from "#app/features/social-images/pictures.server";
import type { Route } from "./+types/og-image";

const ENDING = ".png";

/** The picture of the site at /files/og.png, and of each advisor at /files/og/<slug>.png: what is shown where a page is shared. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const picture = await pictureOf(params.picture);
  if (!picture) throw new Response("Not Found\n", { status: 404 });
  const etag = `"${createHash("sha256").update(picture).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "content-type": "image/png",
    "cache-control": "public, max-age=3600",
    "cross-origin-resource-policy": "cross-origin",
    etag,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture), { headers: { ...headers, "content-length": String(picture.length) } });
}

function pictureOf(name: string | undefined) {
  if (name === undefined) return sitePicture();
  return name.endsWith(ENDING) ? advisorPicture(name.slice(0, -ENDING.length)) : null;
}
