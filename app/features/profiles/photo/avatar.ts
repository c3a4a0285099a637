import { AVATAR_MAX_BYTES } from "../limits";

/** The side of the kept picture: sharp at the largest size shown, on a screen of double density and more. */
export const AVATAR_PIXELS = 512;

/** What a file chooser offers. A drawing (SVG) can carry a script and is no photo. */
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"] as const;

/** What a browser and a form say of a file, before its content is looked at. Null when nothing speaks against it. */
export function refuseAvatar(file: { size: number; type: string }): "profiles.photoNotImage" | "profiles.photoTooLarge" | null {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return "profiles.photoNotImage";
  return file.size >= AVATAR_MAX_BYTES ? "profiles.photoTooLarge" : null;
}
