/** A change of somebody's admin role, or of the account that holds it, as the log has it. */
export interface RoleChange {
  /** Who did it; null for the site itself. */
  by: string | null;
  personId: string;
  what: "given" | "taken" | "suspended" | "restored";
  at: Date;
}

/** What a stopped admin did with roles, and in whose accounts they may be. */
export interface UndoneRoles {
  /** The stopped admin, whoever became an admin through them, and so on. */
  suspects: Set<string>;
  /** Whose role they changed last, and whether those are to be admins. */
  roles: Map<string, boolean>;
  /** Whom they suspended last. */
  suspended: Set<string>;
  /** Who made the stopped one an admin, and who made those: if that one is a thief, they may be, too. */
  makers: Set<string>;
}

interface Stood {
  isAdmin: boolean;
  takenAt: Date | null;
}

/**
 * Works out what stood before a stopped admin and their suspects changed it, from the changes in order. What anybody else did to a role since stays: it settles it,
 * and whoever did it is no suspect. Whom they took the role from and gave it back is an admin as before, and no suspect, unless a link into that account was asked
 * for meanwhile (`wasOpened`).
 */
export function undoneRoles(
  changes: readonly RoleChange[],
  stoppedId: string,
  wasOpened: (personId: string, from: Date, to: Date) => boolean,
): UndoneRoles {
  const suspects = new Set([stoppedId]);
  const before = new Map<string, Stood>();
  for (const { by, personId, what, at } of changes) {
    if (what === "suspended" || what === "restored") continue;
    if (!isOneOf(suspects, by)) {
      before.delete(personId);
      if (personId !== stoppedId) suspects.delete(personId);
      continue;
    }
    const stood = before.get(personId) ?? { isAdmin: what === "taken", takenAt: null };
    if (what === "given" && stood.takenAt && wasOpened(personId, stood.takenAt, at)) stood.isAdmin = false;
    stood.takenAt = what === "taken" ? at : null;
    before.set(personId, stood);
    if (what === "given" && !stood.isAdmin) suspects.add(personId);
  }
  const roles = new Map([...before].map(([id, { isAdmin }]) => [id, isAdmin]));
  return { suspects, roles, suspended: suspendedBy(suspects, changes), makers: makersOf(stoppedId, changes) };
}

const isOneOf = (suspects: Set<string>, by: string | null) => by !== null && suspects.has(by);

function suspendedBy(suspects: Set<string>, changes: readonly RoleChange[]): Set<string> {
  const suspended = new Set<string>();
  for (const { by, personId, what } of changes)
    if (what === "suspended" && isOneOf(suspects, by)) suspended.add(personId);
    else if (what === "suspended" || what === "restored") suspended.delete(personId);
  return suspended;
}

function makersOf(stoppedId: string, changes: readonly RoleChange[]): Set<string> {
  const made = new Set([stoppedId]);
  for (const { by, personId, what } of [...changes].reverse()) if (what === "given" && by !== null && made.has(personId)) made.add(by);
  made.delete(stoppedId);
  return made;
}
