import type { Side } from "../life/consultation";
import type { ConsultationLine, ConsultationLists } from "../pages/consultation-view";
import { waitsForAdvisor, waitsForClient } from "./answering-context";

interface Ordered {
  /** Null when it would say that nothing waits, while an agreed one does. */
  waiting: ConsultationLine[] | null;
  upcoming: ConsultationLine[];
}

/** What a side still has to answer comes first; what is agreed stays among the upcoming, also while another time is proposed for it. */
export function listsInOrder(lists: Pick<ConsultationLists, "waiting" | "upcoming">, side: Side): Ordered {
  const isOwnTurn = side === "client" ? waitsForClient : waitsForAdvisor;
  const ownFirst = (lines: readonly ConsultationLine[]) => [...lines.filter(isOwnTurn), ...lines.filter((line) => !isOwnTurn(line))];
  const isNothingElse = lists.waiting.length === 0 && lists.upcoming.some(isOwnTurn);
  return { waiting: isNothingElse ? null : ownFirst(lists.waiting), upcoming: ownFirst(lists.upcoming) };
}
