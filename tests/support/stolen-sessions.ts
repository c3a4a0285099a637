import fc from "fast-check";
import {
  type RoleChange,
  type Suspension,
  type Suspicion,
  type UndoneRoles,
  undoneRoles,
} from "#app/features/accounts/stopped-admins/undone-roles";
import { type SettingsSave, undoneSettings } from "#app/features/accounts/stopped-admins/undone-settings";

/** Admins; a thief is in the sessions of the first two until their owners say so. The thief's own accounts become admins through those. */
export const STOLEN = ["a", "b"];
export const HONEST = [...STOLEN, "c", "d"];
export const THIEFS = ["t", "u"];
export const ALL = [...HONEST, ...THIEFS];

export type Step = { by: string; does: RoleChange["what"] | "saves" | "reports"; whom: string };

const stepOf = (by: readonly string[], does: readonly Step["does"][], whom: readonly string[]) =>
  fc.record({ by: fc.constantFrom(...by), does: fc.constantFrom(...does), whom: fc.constantFrom(...whom) });

export const STEPS = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: stepOf([...STOLEN, ...THIEFS], ["given", "taken", "suspended", "restored"], ALL) },
    { weight: 3, arbitrary: stepOf(ALL, ["saves"], ["iban", "address"]) },
    { weight: 2, arbitrary: stepOf(["c", "d"], ["taken", "suspended"], [...STOLEN, ...THIEFS]) },
    { weight: 1, arbitrary: stepOf(["c", "d"], ["given", "restored"], HONEST) },
    { weight: 1, arbitrary: stepOf([...STOLEN, ...THIEFS], ["reports"], [""]) },
  ),
  { minLength: 1, maxLength: 14 },
);

/** A site whose admins do what the verbs let them do, and which undoes what the functions say. */
export class Site {
  admins = new Set(HONEST);
  suspended = new Map<string, Suspension>();
  values: Record<string, string> = { iban: "first", address: "first" };
  rightly = { ...this.values };
  #changes: RoleChange[] = [];
  #saves: SettingsSave[] = [];
  reported = new Map<string, Date>();
  #putBack = new Set<string>();
  /** What honest admins have decided against whom: power that somebody has all the same is the thief's. */
  #stops = new Set<string>();
  #minute = 0;

  #now = () => new Date(Date.UTC(2026, 0, 1, 0, this.#minute));
  isActive = (id: string) => this.admins.has(id) && !this.suspended.has(id);
  #hasOther = (id: string) => [...this.admins].some((other) => other !== id && this.isActive(other));
  #hasBeenAdmin = (id: string) => HONEST.includes(id) || this.#changes.some(({ personId, what }) => personId === id && what === "given");
  isHonest = (id: string) => HONEST.includes(id) && (!STOLEN.includes(id) || this.reported.has(id));

  take({ by, does, whom }: Step) {
    this.#minute += 1;
    if (does === "reports") {
      if (!this.isHonest(by) && this.#hasBeenAdmin(by)) this.report(by);
      return;
    }
    if (!this.isActive(by) || by === whom) return;
    if (does === "saves") this.#save(by, whom);
    else if (!this.isHonest(by) || this.#isWise(does, whom)) this.#change(by, does, whom);
  }

  /** Honest admins give power to each other, and take it from accounts in which they see somebody else. */
  #isWise = (does: Step["does"], whom: string) =>
    (does === "given" || does === "restored") === HONEST.includes(whom) || this.#isStolen(whom);
  #isStolen = (id: string) => STOLEN.includes(id) && !this.reported.has(id);

  #save(by: string, name: string) {
    const value = `${by}${this.#minute}`;
    this.#saves.push({ by, at: this.#now(), before: { ...this.values }, after: { ...this.values, [name]: value } });
    this.values[name] = value;
    if (this.isHonest(by) && !["taken", "suspended"].some((what) => this.#stops.has(what + by))) this.rightly[name] = value;
  }

  #change(by: string, what: RoleChange["what"], personId: string) {
    const [isAdmin, stood] = [this.admins.has(personId), this.suspended.get(personId)];
    const can = {
      given: !isAdmin && !stood,
      taken: isAdmin && this.#hasOther(personId),
      suspended: !stood && this.#hasOther(personId),
      restored: stood !== undefined,
    };
    if (!can[what]) return;
    if (what === "given") this.admins.add(personId);
    if (what === "taken") this.admins.delete(personId);
    if (what === "suspended") this.suspended.set(personId, { reason: by, since: this.#now().toISOString() });
    if (what === "restored") this.suspended.delete(personId);
    if (this.isHonest(by) && (what === "taken" || what === "suspended")) this.#stops.add(what + personId);
    else if (this.isHonest(by)) this.#stops.delete((what === "given" ? "taken" : "suspended") + personId);
    this.#changes.push({ by, personId, what, at: this.#now(), ended: stood });
  }

  report(id: string) {
    this.#minute += 1;
    const from = new Date(0);
    const words: Suspicion[] = [{ id, from, to: null }, ...[...this.reported].map(([who, to]) => ({ id: who, from, to }))];
    this.reported.set(id, this.#now());
    const undone = undoneRoles(this.#changes, words, [...this.#putBack]);
    for (const [name, value] of undoneSettings(this.#saves, this.values, undone.suspicions)) this.values[name] = value ?? "";
    const isStopped = (who: string) => {
      const isSuspended = undone.suspended.has(who) ? undone.suspended.get(who) !== null : this.suspended.has(who);
      return isSuspended || !(undone.roles.get(who) ?? this.admins.has(who));
    };
    const theirs = undoneRoles(
      this.#changes,
      words.map((each) => ({ ...each, isStopped: isStopped(each.id) })),
      [...this.#putBack],
    );
    const before = new Set(this.admins);
    this.#give(undone, theirs);
    this.#takeBack(undone);
    for (const each of ALL) if (before.has(each) !== this.admins.has(each)) this.#putBack.add(each);
  }

  #give(undone: UndoneRoles, theirs: UndoneRoles) {
    for (const [id, stood] of theirs.suspended)
      if (stood === null && undone.suspended.get(id) === null && (this.admins.has(id) || theirs.roles.get(id))) this.suspended.delete(id);
    for (const [id, was] of theirs.roles) if (was && undone.roles.get(id) && !this.suspended.has(id)) this.admins.add(id);
  }

  #takeBack({ roles, suspended }: UndoneRoles) {
    for (const id of new Set([...roles.keys(), ...suspended.keys()])) {
      const [isToLose, stood] = [roles.get(id) === false, suspended.get(id)];
      if (!(isToLose || stood) || !this.admins.has(id) || !this.#hasOther(id)) continue;
      if (isToLose) this.admins.delete(id);
      if (stood) this.suspended.set(id, stood);
    }
  }
}

/** The site after some steps, once the owners of the stolen sessions have said so in an order. */
export function after(steps: readonly Step[], order: readonly string[]) {
  const site = new Site();
  for (const step of steps) site.take(step);
  for (const id of order) if (!site.reported.has(id)) site.report(id);
  return site;
}

export const ended = ({ isActive, values }: Site) => ({ admins: ALL.filter(isActive), values });

/** Whether an honest admin stops an account in which a thief is. */
export const stopsAnOwner = ({ by, does, whom }: Step) => ![...STOLEN, ...THIEFS].includes(by) && STOLEN.includes(whom) && does !== "given";
