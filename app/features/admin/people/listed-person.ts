/** A person as admins find them. */
export interface ListedPerson {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  isConfirmed: boolean;
  /** Where the site sends no mail: an admin passes on the link to confirm. */
  isLinkPassedOn: boolean;
  isAdmin: boolean;
  isAdvisor: boolean;
  /** Of an advisor: whether the directory has them. */
  isListed: boolean;
  /** Named in ADMIN_EMAILS: the role comes back with the next sign-in. */
  isConfiguredAdmin: boolean;
  suspendedAt: Date | null;
  suspendedReason: string | null;
  /** Of an account whose owner asked to have it deleted: when that is done, unless they sign in before. */
  leavesAt: Date | null;
  /** Of an advisor who asked for that: whether the directory has them again if they stay. */
  isShownOnStaying: boolean;
  hasSecondFactor: boolean;
  /** When that ends, as an admin has ordered it. */
  secondFactorEndsAt: Date | null;
  /** What lies ahead of them; not counted in a file. */
  ahead?: Ahead;
}

/** Requests that are open, and consultations that are agreed, whose time is still to come. */
export interface Ahead {
  requests: number;
  agreed: number;
}

export type PersonRefusal =
  | ("ownSuspension" | "lastAdmin" | "unconfirmed" | "notWaiting" | "noLinkToPassOn" | "isSuspended" | "alreadySo" | "ownMatter")
  | ("ownSecondFactor" | "suspendedSecondFactor");
