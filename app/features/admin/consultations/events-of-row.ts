import type { ActorRole, ConsultationState, Transition } from "#app/features/booking/life/consultation";
import type { ConsultationFile } from "./consultation-file";

type FileEvent = ConsultationFile["events"][number];

interface Row {
  status: ConsultationState;
  createdAt: Date;
  agreedAt: Date | null;
  closedAt: Date | null;
  closedBy: ActorRole | null;
}

/** What leads to an end, by who it was; no line tells what is not known. */
const ENDS: Partial<Record<ConsultationState, (by: ActorRole) => Transition>> = {
  completed: () => "complete",
  declined: () => "decline",
  withdrawn: () => "withdraw",
  expired: () => "expire",
  cancelled: (by) => (by === "admin" ? "cancelAsAdmin" : "cancel"),
  "no-show": () => "recordNoShow",
};
const ENDINGS: readonly string[] = [
  "complete",
  "decline",
  "withdraw",
  "expire",
  "cancel",
  "cancelAsAdmin",
  "recordNoShow",
  "admitNoShow",
  "letNoShowStand",
];
const ANSWERS: readonly string[] = ["accept", "agreeToTime"];

/**
 * What happened to a consultation, in order: what was written down, and of what was not (a demo has none of its past) that which the consultation itself
 * says: that it was asked for, agreed and closed, and when.
 */
export function whatHappened(recorded: readonly FileEvent[], row: Row, names: Partial<Record<ActorRole, string>>): FileEvent[] {
  const isKnown = (transitions: readonly string[]) => recorded.some(({ transition }) => transitions.includes(transition));
  const told = (transition: Transition, actor: ActorRole, createdAt: Date): FileEvent => ({
    id: transition,
    transition,
    actor,
    actorName: names[actor] ?? null,
    createdAt,
  });
  const { status, agreedAt, closedAt, closedBy } = row;
  const end = closedAt && closedBy && !isKnown(ENDINGS) ? ENDS[status]?.(closedBy) : undefined;
  return [
    ...(isKnown(["request"]) ? [] : [told("request", "client", row.createdAt)]),
    ...(agreedAt && !isKnown(ANSWERS) ? [told("accept", "advisor", agreedAt)] : []),
    ...recorded,
    ...(end && closedAt && closedBy ? [told(end, closedBy, closedAt)] : []),
  ];
}
