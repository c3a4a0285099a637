import { withoutAccents } from "#app/db/contains";
import { inPlaces, type MarkedPiece } from "#app/features/own-texts/marked-piece";

/** Cuts a text where it says what was typed, in whatever case and with or without accents, as the search finds it. */
export function markedPieces(text: string, query: string): MarkedPiece[] {
  const wanted = withoutAccents(query);
  const starts: number[] = [];
  let plain = "";
  let at = 0;
  for (const letter of text) {
    const said = withoutAccents(letter);
    for (let index = 0; index < said.length; index += 1) starts.push(at);
    plain += said;
    at += letter.length;
  }
  const pieces: Omit<MarkedPiece, "at">[] = [];
  let from = 0;
  for (let found = wanted ? plain.indexOf(wanted) : -1; found >= 0; found = plain.indexOf(wanted, found + wanted.length)) {
    const [start, end] = [starts[found] ?? text.length, starts[found + wanted.length] ?? text.length];
    pieces.push({ text: text.slice(from, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    from = end;
  }
  return inPlaces([...pieces, { text: text.slice(from), isMarked: false }]);
}
