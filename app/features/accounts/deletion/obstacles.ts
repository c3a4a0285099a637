/** An open consultation, which keeps both its sides from leaving. */
export interface AheadOfDeletion {
  id: string;
  topicName: string;
  /** Name of the other side; empty for a client who has not given one. */
  name: string;
  scheduledTime: Date;
}

/** What keeps a person from leaving, and whether they have said where to send the money they are owed. */
export interface DeletionFacts {
  isLastAdmin: boolean;
  ahead: AheadOfDeletion[];
  /** A client says that this advisor did not come, and no admin has decided yet. */
  isContested: boolean;
  owed: "nothing" | "known" | "unknown";
}

const OBSTACLES = ["deletion.lastAdmin", "deletion.openConsultations", "deletion.contested", "deletion.owedWithoutDestination"] as const;

export type Obstacle = (typeof OBSTACLES)[number];

/** Returns whether the reason is an obstacle to leaving, as opposed to an error in the proof. */
export const isObstacle = (reason: string): reason is Obstacle => OBSTACLES.some((each) => each === reason);

/** Returns what a person who wants to leave must do first; null if nothing. */
export function obstacleOf({ isLastAdmin, ahead, isContested, owed }: DeletionFacts): Obstacle | null {
  if (isLastAdmin) return "deletion.lastAdmin";
  if (ahead.length > 0) return "deletion.openConsultations";
  if (isContested) return "deletion.contested";
  return owed === "unknown" ? "deletion.owedWithoutDestination" : null;
}

/** A sum of money in one currency, in minor units. */
export interface OwedSum {
  currency: string;
  amount: number;
}

/** What a person is owed as an advisor and as a client: now, once clients have paid, and as refunds of what they paid themselves. */
export interface OwedToPerson {
  owed: OwedSum[];
  toCome: OwedSum[];
  toReturn: OwedSum[];
}
