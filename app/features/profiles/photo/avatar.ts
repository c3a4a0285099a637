import { AVATAR_MAX_BYTES } from "../limits";

/** Side of the stored picture in pixels: sharp at the largest size shown, even on double-density screens and better. */
export const AVATAR_PIXELS = 512;

/** Types for the file chooser. SVG is excluded: it can contain a script and is no photo. */
export const AVATAR_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif"] as const;

/** Checks what browser and form say about a file, before its content is read. Null if it is acceptable. */
export function refuseAvatar(file: { size: number; type: string }): "profiles.photoNotImage" | "profiles.photoTooLarge" | null {
  if (!AVATAR_TYPES.some((type) => type === file.type)) return "profiles.photoNotImage";
  return file.size >= AVATAR_MAX_BYTES ? "profiles.photoTooLarge" : null;
}
