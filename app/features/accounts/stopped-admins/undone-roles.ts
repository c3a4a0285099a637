/** The suspension of a person, as the log has it. */
export interface Suspension {
  reason: string | null;
  since: string;
}

/** A change of somebody's admin role, or of the account that holds it, as the log has it. */
export interface RoleChange {
  /** Who did it; null for the configuration. */
  by: string | null;
  personId: string;
  what: "given" | "taken" | "suspended" | "restored";
  at: Date;
  /** The suspension that was ended, if they were reinstated. */
  ended?: Suspension;
}

/** A time in which what is done from an account is not its owner's word; null if it has not ended. */
export interface Suspicion {
  id: string;
  from: Date;
  to: Date | null;
  /** Whether it comes from the word of somebody who became an admin lately. */
  isByNew?: boolean;
  /** Whether another admin has stopped whose word it is. */
  isStopped?: boolean;
}

/** What was done with roles under suspicion. */
export interface UndoneRoles {
  /** The stopped admins, whoever became an admin through them, and so on. */
  suspicions: Suspicion[];
  /** Whose role they changed, and whether those were admins before. */
  roles: Map<string, boolean>;
  /** Whom they suspended or reinstated, and the suspension that stood before, if any. */
  suspended: Map<string, Suspension | null>;
}

/**
 * Works out what stood before stopped admins changed it, from the changes in order: whoever was an admin before is one, and whoever was none is none, and is under
 * suspicion while they had the power. What somebody else did to a role or a suspension since settles that one. By the word of whoever became an admin in these
 * days nobody has their power from them who had been an admin longer, and by that of a stopped one nobody gets back what was taken from the account itself.
 * `putBack` are those whose role was put back after an earlier word, which knew less: what somebody else did to it holds for them again.
 */
export function undoneRoles(changes: readonly RoleChange[], stopped: readonly Suspicion[], putBack: readonly string[] = []): UndoneRoles {
  const isNew = (id: string) => changes.find(({ personId, what }) => personId === id && isOfRole(what))?.what === "given";
  const suspicions = stopped.map((each) => ({ ...each, isByNew: isNew(each.id) }));
  const roles = new Map<string, boolean>();
  const suspended = new Map<string, Suspension | null>();
  const settled = new Map<string, boolean>();
  for (const change of changes) {
    const { by, personId, what, at, ended } = change;
    const isUnder = (counts: (suspicion: Suspicion) => boolean) => isSuspect(suspicions.filter(counts), by, at);
    const isByNew = !isUnder((each) => !each.isByNew);
    const givesPower = what === "given" || what === "restored";
    const isTheirs = givesPower ? isUnder((each) => !each.isByNew || isNew(personId)) : isUnder((each) => !each.isStopped);
    if (!isTheirs) settle({ roles, suspended, settled }, change);
    else if (isOfRole(what)) roles.set(personId, roles.get(personId) ?? what === "taken");
    else if (!suspended.has(personId)) suspended.set(personId, ended ?? null);
    const hasPowerOfTheirs = roles.get(personId) === false || Boolean(suspended.get(personId));
    follow(suspicions.slice(stopped.length), { personId, at, hasPowerOfTheirs }, (begun) => suspicions.push({ ...begun, isByNew }));
  }
  for (const [id, isAdmin] of settled) if (putBack.includes(id)) roles.set(id, roles.get(id) ?? isAdmin);
  return { suspicions, roles, suspended };
}

interface Settling extends Pick<UndoneRoles, "roles" | "suspended"> {
  /** What is decided of roles by whoever is under no suspicion. */
  settled: Map<string, boolean>;
}

function settle({ roles, suspended, settled }: Settling, { personId, what }: RoleChange) {
  if (isOfRole(what)) {
    roles.delete(personId);
    settled.set(personId, what === "given");
  } else suspended.delete(personId);
}

const isOfRole = (what: RoleChange["what"]) => what === "given" || what === "taken";

/** Begins or ends the suspicion against somebody who has power through others, or has it no more. */
function follow(
  made: readonly Suspicion[],
  { personId, at, hasPowerOfTheirs }: { personId: string; at: Date; hasPowerOfTheirs: boolean },
  begin: (begun: Suspicion) => void,
) {
  const open = made.find(({ id, to }) => id === personId && to === null);
  if (hasPowerOfTheirs && !open) begin({ id: personId, from: at, to: null });
  else if (open && !hasPowerOfTheirs) open.to = at;
}

/** Whether what somebody did at a moment is under suspicion. */
export const isSuspect = (suspicions: readonly Suspicion[], id: string | null, at: Date): boolean =>
  suspicions.some((each) => each.id === id && each.from <= at && (each.to === null || at <= each.to));
