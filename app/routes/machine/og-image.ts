import { createHash } from "node:crypto";
import { advisorPicture, sitePicture } from "#app/features/social-images/pictures.server";
import { markPicture } from "#app/platform/brand/mark-pictures.server";
import type { Route } from "./+types/og-image";

const ENDING = ".png";

/** Share images of the site at /files/og.png and of each advisor at /files/og/<slug>.png, and the mark at /files/mark/<colour>-<side>.png. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const picture = await pictureOf(params);
  if (!picture) return new Response("Not Found\n", { status: 404 });
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

function pictureOf({ picture: name, mark }: { picture?: string; mark?: string }) {
  if (mark !== undefined) return markPicture(mark);
  if (name === undefined) return sitePicture();
  return name.endsWith(ENDING) ? advisorPicture(name.slice(0, -ENDING.length)) : null;
}
