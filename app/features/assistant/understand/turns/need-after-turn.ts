import type { Need } from "../need";
import type { Turn } from "./turns";

/** Returns whether what is said to named advisors changes whom one seeks. */
export const isPreferenceTurn = (turn: string | null): boolean => turn === "others" || turn === "sooner" || turn === "later";

interface Before {
  /** The advisors that were just named. */
  named: readonly { slug: string }[];
  /** The need as it was answered. */
  known: Need | null;
}

/** Returns a need with what was said to the advisors just named: sooner, later, or somebody else. Who has seen all of them has not asked for the first again. */
export function needAfterTurn(need: Need, turn: Turn | string | null, { named, known }: Before): Need {
  if (turn === "others" && known?.isAllSeen) return { ...need, except: known.except ?? [], isAllSeen: true };
  if (turn === "others") return { ...need, except: [...new Set([...(need.except ?? []), ...named.map(({ slug }) => slug)])] };
  if (turn !== "sooner" && turn !== "later") return need;
  const { isOneDay: _, ...kept } = need;
  return { ...kept, from: null, urgency: turn === "sooner" ? "high" : "low", ...(turn === "sooner" && { isSoonest: true }) };
}
