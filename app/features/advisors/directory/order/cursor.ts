import { isUuid } from "#app/platform/uuid";

/** Where a page of the directory ends: the last one shown, by score and id. */
export interface Cursor {
  score: number;
  id: string;
}

const CURSOR = /^(\d{1,9})\.(.+)$/;

/** A cursor as it stands in a URL. */
export function writeCursor({ score, id }: Cursor): string {
  return `${score}.${id}`;
}

/** How many stand before a place in a list that is sorted by something else than how well they fit. */
export const readPassed = (text: string | undefined): number => (/^\d{1,5}$/.test(text ?? "") ? Number(text) : 0);

/** The cursor a URL names; null for anything else, which is the top of the list. */
export function readCursor(text: string | undefined): Cursor | null {
  const [, score, id] = CURSOR.exec(text ?? "") ?? [];
  return score !== undefined && id !== undefined && isUuid(id) ? { score: Number(score), id: id.toLowerCase() } : null;
}
