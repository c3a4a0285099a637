import { createHash } from "node:crypto";
import { advisorPicture, sitePicture } from "#app/features/social-images/pictures.server";
import { addressContext } from "#app/middleware/viewer";
import { markPicture } from "#app/platform/brand/mark-pictures.server";
import type { Route } from "./+types/og-image";

const ENDING = ".png";

/** Share images of the site at /files/og.png and of each advisor at /files/og/<slug>.png, and the mark at /files/mark/<colour>-<side>.png. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const drawn = await pictureOf(params, context.get(addressContext));
  if (!drawn) return new Response("Not Found\n", { status: 404 });
  if (!drawn.ok) return tooOften(drawn.retryAfterSeconds);
  const { picture } = drawn;
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

const tooOften = (seconds: number) =>
  new Response("Too many requests\n", { status: 429, headers: { "retry-after": String(seconds), "cache-control": "no-store" } });

async function pictureOf({ picture: name, mark }: { picture?: string; mark?: string }, address: string) {
  const drawnMark = mark === undefined ? null : await markPicture(mark);
  if (mark !== undefined) return drawnMark && { ok: true as const, picture: drawnMark };
  if (name === undefined) return sitePicture();
  return name.endsWith(ENDING) ? advisorPicture(name.slice(0, -ENDING.length), address) : null;
}
