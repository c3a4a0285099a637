import type { Actor, Consultation, LaterTransition } from "../life/consultation";
import { isContested } from "./contested";

type Stands = Pick<Consultation, "status" | "closedBy" | "saidAbsent">;

/**
 * The step that somebody means by what they ask: of whom it is said that they did not come, and who says the same of the other, denies it with that; a client who
 * says so of what the advisor has completed contests that, and an admin who decides then that it took place lets it stand (the audit log says what was asked).
 */
export function meantBy(asked: LaterTransition, before: Stands, { role }: Pick<Actor, "role">): LaterTransition {
  if (asked === "complete" && role === "admin" && isContested(before)) return "letCompletionStand";
  if (asked !== "reportNoShow") return asked;
  if (before.status === "completed" && role === "client") return "contest";
  return before.saidAbsent === role ? "denyNoShow" : asked;
}

/** What a step can have been, by how it stood then. */
const MEANT: Partial<Record<LaterTransition, readonly string[]>> = {
  complete: ["complete", "letCompletionStand"],
  reportNoShow: ["reportNoShow", "denyNoShow", "contest"],
};

/** Whether what was written down of a form is the step that is asked for now. */
export const isSameStep = (known: { transition: string; actor: string }, actor: Pick<Actor, "role">, asked: LaterTransition): boolean =>
  (MEANT[asked] ?? [asked]).includes(known.transition) && known.actor === actor.role;
