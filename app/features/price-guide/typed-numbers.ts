import { MAX_COUNTED } from "./limits";

/** Parses a count: digits only, and not above the limit; null for anything else. */
export function readCount(text: string): number | null {
  const count = /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
  return count !== null && count <= MAX_COUNTED ? count : null;
}
