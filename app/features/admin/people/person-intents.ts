import { isNobodysAddress } from "#app/platform/nobodys-address";
import type { ListedPerson } from "./listed-person";

export type PersonIntent =
  | (
      | "revoke-admin"
      | "grant-admin"
      | "mail-confirmation"
      | "confirmation-link"
      | "password-link"
      | "email-change-link"
      | "unlist"
      | "relist"
    )
  | ("end-second-factor" | "keep-second-factor" | "suspend" | "restore");

type Person = Pick<
  ListedPerson,
  | (
      | "id"
      | "email"
      | "isAdmin"
      | "isConfirmed"
      | "isLinkPassedOn"
      | "isPasswordLinkPassedOn"
      | "isEmailChangePassedOn"
      | "isAdvisor"
      | "isListed"
      | "suspendedAt"
      | "leavesAt"
      | "isShownOnStaying"
    )
  | ("hasSecondFactor" | "secondFactorEndsAt")
>;

/**
 * Returns the actions available on a person; none once they are erased. Suspended people and those with a pending deletion get no new role or link; an
 * advisor among the latter can be kept off the directory. Admins cannot suspend themselves or remove their own second factor.
 */
export function intentsFor(person: Person, viewerId: string): PersonIntent[] {
  if (isNobodysAddress(person.email)) return [];
  const { isAdmin, isConfirmed, isAdvisor, isListed, suspendedAt, leavesAt, isShownOnStaying, secondFactorEndsAt } = person;
  const [isHere, isOther] = [!suspendedAt && !leavesAt, person.id !== viewerId];
  const can: Record<PersonIntent, boolean> = {
    "revoke-admin": isAdmin,
    "grant-admin": isHere && !isAdmin && isConfirmed,
    "mail-confirmation": isHere && !isConfirmed,
    "confirmation-link": isHere && person.isLinkPassedOn,
    "password-link": isHere && isOther && person.isPasswordLinkPassedOn,
    "email-change-link": isHere && isOther && person.isEmailChangePassedOn,
    unlist: (isHere && isAdvisor && isListed) || (!suspendedAt && leavesAt !== null && isShownOnStaying),
    relist: isHere && isAdvisor && !isListed,
    "end-second-factor": isOther && !suspendedAt && person.hasSecondFactor && !secondFactorEndsAt,
    "keep-second-factor": secondFactorEndsAt !== null,
    suspend: isOther && !suspendedAt,
    restore: isOther && suspendedAt !== null,
  };
  return (Object.keys(can) as PersonIntent[]).filter((intent) => can[intent]);
}
