import type { TextListParams } from "../edited-text";
import { isSelected, listedText, textsEverywhere } from "../known-texts.server";
import type { FoundGroup } from "./found-text";
import { markedPieces } from "./marked-pieces.server";

/** More are counted, but not listed. */
const MAX_LISTED = 500;

/** Returns the texts of all places that match, by place; without a search or a filter only how many there are. */
export async function findEverywhere(params: TextListParams<"">) {
  const isAsked = params.query !== "" || params.show !== null;
  let room = isAsked ? MAX_LISTED : 0;
  const groups: FoundGroup[] = [];
  for (const { place, texts } of await textsEverywhere(params.language)) {
    const found = texts.filter((each) => isSelected(params, each));
    if (found.length === 0) continue;
    const listed = found.slice(0, room).map(listedText);
    room -= listed.length;
    const marked = listed.map((text) => ({ ...text, pieces: markedPieces(text.draft ?? text.shown, params.query) }));
    groups.push({ place, total: found.length, texts: marked });
  }
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  return { params, groups, total, left: isAsked ? Math.max(0, total - MAX_LISTED) : 0 };
}
