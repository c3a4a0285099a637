import type { ActorRole, ConsultationState, Transition } from "#app/features/booking/life/consultation";
import type { ConsultationFile, MoneyStep } from "./consultation-file";

type FileEvent = ConsultationFile["events"][number];

interface Row {
  status: ConsultationState;
  createdAt: Date;
  agreedAt: Date | null;
  closedAt: Date | null;
  closedBy: ActorRole | null;
}

/** Transition that leads to each end state, by actor; an unknown cause has none. */
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
 * Returns a consultation's history in order. Adds what was not recorded (demo data has no events) from the row itself: that it was requested, agreed and
 * closed, and when.
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

/** Returns a history with the refunds after the end in their places: those with a reason are an admin's. */
export function withRefunds(events: FileEvent[], money: readonly MoneyStep[]): FileEvent[] {
  const refunds = money.flatMap(({ id, kind, reason, createdAt, entries }): FileEvent[] => {
    if (kind !== "refund") return [];
    const refund = entries.reduce((sum, { account, amount }) => sum + (TO_CLIENT.has(account) ? Math.max(0, amount) : 0), 0);
    return [{ id, transition: "refund", actor: reason === "" ? "" : "admin", actorName: null, createdAt, refund }];
  });
  return refunds.reduce((told, refund) => {
    const at = told.findLastIndex(({ createdAt }) => createdAt <= refund.createdAt) + 1;
    return [...told.slice(0, at), refund, ...told.slice(at)];
  }, events);
}

const TO_CLIENT = new Set(["client", "returning"]);
