import { isUuid } from "#app/platform/uuid";

/** Where a page of the directory ends: the last advisor shown, by score and id. */
export interface Cursor {
  score: number;
  id: string;
}

const CURSOR = /^(\d{1,9})\.(.+)$/;

/** Formats a cursor for a URL. */
export function writeCursor({ score, id }: Cursor): string {
  return `${score}.${id}`;
}

/** Parses how many advisors come before a position in a list sorted by anything other than the match. */
export const readPassed = (text: string | undefined): number => (/^\d{1,5}$/.test(text ?? "") ? Number(text) : 0);

/** Parses the cursor in a URL; null for anything else, which means the top of the list. */
export function readCursor(text: string | undefined): Cursor | null {
  const [, score, id] = CURSOR.exec(text ?? "") ?? [];
  return score !== undefined && id !== undefined && isUuid(id) ? { score: Number(score), id: id.toLowerCase() } : null;
}
