import type { Actor, Consultation, LaterTransition } from "../life/consultation";
import { isContested } from "./contested";

type Stands = Pick<Consultation, "status" | "closedBy" | "saidAbsent" | "proposedBy"> & { proposedTime: Date | null };

/**
 * Returns the step a request amounts to: someone reported absent who reports the other side thereby denies it; a client who reports an advisor after the
 * advisor completed contests that; an admin who completes a contested one lets the completion stand (the audit log keeps what was asked). Whoever proposes
 * the very time that the other side has proposed agrees to it.
 */
export function meantBy(asked: LaterTransition, before: Stands, { role }: Pick<Actor, "role">, startsAt?: Date): LaterTransition {
  const isTheirs = before.proposedBy !== null && before.proposedBy !== role && before.proposedTime?.getTime() === startsAt?.getTime();
  if (asked === "counter" && before.status === "countered" && isTheirs) return "agreeToTime";
  if (asked === "reschedule" && isTheirs) return "agreeToReschedule";
  if (asked === "complete" && role === "admin" && isContested(before)) return "letCompletionStand";
  if (asked !== "reportNoShow") return asked;
  if (before.status === "completed" && role === "client") return "contest";
  return before.saidAbsent === role ? "denyNoShow" : asked;
}

/** Steps that each requested step can have resolved to, depending on the state at the time. */
const MEANT: Partial<Record<LaterTransition, readonly string[]>> = {
  complete: ["complete", "letCompletionStand"],
  reportNoShow: ["reportNoShow", "denyNoShow", "contest"],
  counter: ["counter", "agreeToTime"],
  reschedule: ["reschedule", "agreeToReschedule"],
};

/** Whether the recorded event of a form submission is the step requested now. */
export const isSameStep = (known: { transition: string; actor: string }, actor: Pick<Actor, "role">, asked: LaterTransition): boolean =>
  (MEANT[asked] ?? [asked]).includes(known.transition) && known.actor === actor.role;
