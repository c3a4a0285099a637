import type { Need } from "../need";
import type { Turn } from "./turns";

/** Returns whether what is said to named advisors changes whom one seeks. */
export const isWish = (turn: string | null): boolean => turn === "others" || turn === "sooner" || turn === "later";

/** Returns a need with what was said to the advisors just `named`: sooner, later, or somebody else. */
export function wishedByTurn(need: Need, turn: Turn | string | null, named: readonly { slug: string }[]): Need {
  if (turn === "others") return { ...need, except: [...new Set([...(need.except ?? []), ...named.map(({ slug }) => slug)])] };
  if (turn !== "sooner" && turn !== "later") return need;
  const { isOneDay: _, ...kept } = need;
  return { ...kept, from: null, urgency: turn === "sooner" ? "high" : "low" };
}
