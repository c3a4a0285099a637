/** A consultation that somebody counts on, and that keeps its sides from leaving. */
export interface AheadOfLeaving {
  id: string;
  topicName: string;
  /** Of the other side; empty for a client who has not said their name. */
  name: string;
  scheduledTime: Date;
}

/** What stands in the way of somebody's leaving, and whether they have said where what they are owed is sent. */
export interface Leaving {
  isLastAdmin: boolean;
  ahead: AheadOfLeaving[];
  /** A client says that they did not come, and no admin has decided. */
  isContested: boolean;
  owed: "nothing" | "known" | "unknown";
}

const OBSTACLES = ["deletion.lastAdmin", "deletion.openConsultations", "deletion.contested", "deletion.owedWithoutDestination"] as const;

export type Obstacle = (typeof OBSTACLES)[number];

/** Whether it is why somebody cannot leave, and not what was wrong with their proof. */
export const isObstacle = (reason: string): reason is Obstacle => OBSTACLES.some((each) => each === reason);

/** What has to be done first by who wants to leave; null where nothing is. */
export function obstacleOf({ isLastAdmin, ahead, isContested, owed }: Leaving): Obstacle | null {
  if (isLastAdmin) return "deletion.lastAdmin";
  if (ahead.length > 0) return "deletion.openConsultations";
  if (isContested) return "deletion.contested";
  return owed === "unknown" ? "deletion.owedWithoutDestination" : null;
}

/** Sums of money in one currency each, in minor units. */
export interface OwedSum {
  currency: string;
  amount: number;
}

/** What is owed to somebody, as an advisor and as a client: now, once clients have paid, and of what they paid themselves. */
export interface OwedToPerson {
  owed: OwedSum[];
  toCome: OwedSum[];
  toReturn: OwedSum[];
}
