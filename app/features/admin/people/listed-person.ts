/** A person as listed for admins. */
export interface ListedPerson {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  isConfirmed: boolean;
  /** The site sends no mail, so an admin passes on the confirmation link. */
  isLinkPassedOn: boolean;
  /** The same of a link to choose a new password. */
  isPasswordLinkPassedOn: boolean;
  /** The same of a link to confirm another address, which they have asked for. */
  isEmailChangePassedOn: boolean;
  isAdmin: boolean;
  isAdvisor: boolean;
  /** Advisors: whether they are listed in the directory. */
  isListed: boolean;
  /** Listed in ADMIN_EMAILS: the role is restored at the next sign-in. */
  isConfiguredAdmin: boolean;
  suspendedAt: Date | null;
  suspendedReason: string | null;
  /** Pending deletion that the owner requested: when it happens, unless they sign in before. */
  leavesAt: Date | null;
  /** Advisors with a pending deletion: whether they are listed again if they cancel it. */
  isShownOnStaying: boolean;
  hasSecondFactor: boolean;
  /** When the second factor is removed, as ordered by an admin. */
  secondFactorEndsAt: Date | null;
  /** Upcoming requests and consultations; absent in exported files. */
  ahead?: Ahead;
}

/** Number of open requests and agreed consultations in the future. */
export interface Ahead {
  requests: number;
  agreed: number;
}

export type PersonRefusal =
  | (
      | "ownSuspension"
      | "lastAdmin"
      | "unconfirmed"
      | "notWaiting"
      | "noLinkToPassOn"
      | "noPasswordLink"
      | "noEmailChangeLink"
      | "isSuspended"
      | "alreadySo"
      | "ownMatter"
    )
  | ("ownSecondFactor" | "suspendedSecondFactor");
