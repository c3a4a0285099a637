import { MOST_COUNTED } from "./limits";

/** How many of something, in digits alone and no more than can be counted; null for anything else. */
export function readCount(text: string): number | null {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  return count !== null && count <= MOST_COUNTED ? count : null;
}
