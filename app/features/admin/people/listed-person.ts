/** A person as admins find them. */
export interface ListedPerson {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  isConfirmed: boolean;
  isAdmin: boolean;
  isAdvisor: boolean;
  /** Of an advisor: whether the directory has them. */
  isListed: boolean;
  /** Named in ADMIN_EMAILS: the role comes back with the next sign-in. */
  isConfiguredAdmin: boolean;
  suspendedAt: Date | null;
  suspendedReason: string | null;
}

export type PersonRefusal = "ownSuspension" | "lastAdmin" | "unconfirmed" | "notWaiting" | "alreadySo";
