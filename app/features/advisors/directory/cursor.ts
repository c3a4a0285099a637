/** Where a page of the directory ends: the last one shown, by score and id. */
export interface Place {
  score: number;
  id: string;
}

const PLACE = /^(\d{1,9})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** A place as it stands in a URL. */
export function writeCursor({ score, id }: Place): string {
  return `${score}.${id}`;
}

/** The place a URL names; null for anything else, which is the top of the list. */
export function readPlace(text: string | undefined): Place | null {
  const [, score, id] = PLACE.exec(text ?? "") ?? [];
  return score !== undefined && id !== undefined ? { score: Number(score), id } : null;
}
