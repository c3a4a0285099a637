import { isSuspect, type Suspicion } from "./undone-roles";

type Values = Readonly<Record<string, string | undefined>>;

/** A save of settings, as the log has it. */
export interface SettingsSave {
  by: string | null;
  at: Date;
  before: Values;
  after: Values;
}

/**
 * Works out which settings go back, and to what, from the saves of late in order: to what somebody wrote last who was under no suspicion then, or else to what
 * stood before them all; `undefined` is not set. What a save left as it was counts as not written, and a value that no save knows stays.
 */
export function undoneSettings(
  saves: readonly SettingsSave[],
  standing: Values,
  suspicions: readonly Suspicion[],
): ReadonlyMap<string, string | undefined> {
  const names = new Set(saves.flatMap(({ after }) => Object.keys(after)));
  return new Map(
    [...names].flatMap((name) => {
      const written = saves.filter(({ before, after }) => name in after && differ(before[name], after[name]));
      const rightly = written.findLast(({ by, at }) => !isSuspect(suspicions, by, at));
      const target = rightly ? rightly.after[name] : written[0]?.before[name];
      const isKnown = written.some(({ before, after }) => [before[name], after[name]].some((value) => !differ(value, standing[name])));
      return isKnown && differ(standing[name], target) ? [[name, target] as const] : [];
    }),
  );
}

/** An empty setting is one that nobody has set. */
const differ = (one = "", other = "") => one !== other;
