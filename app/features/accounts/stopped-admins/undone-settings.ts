import { isSuspect, type Suspicion } from "./undone-roles";

type Values = Readonly<Record<string, string | undefined>>;

/** A save of settings, as the log has it. */
export interface SettingsSave {
  by: string | null;
  at: Date;
  before: Values;
  after: Values;
  /** Settings that were written anew as they stood: who enters a server's password vouches for the server. */
  anew?: readonly string[];
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
      const written = saves.filter((save) => name in save.after && (save.anew?.includes(name) || isWrittenIn(save, name)));
      const rightly = written.findLast(({ by, at }) => !isSuspect(suspicions, by, at));
      const target = rightly ? rightly.after[name] : written[0]?.before[name];
      const isKnown = written.some(({ before, after }) => [before[name], after[name]].some((value) => !differ(value, standing[name])));
      return isKnown && differ(standing[name], target) ? [[name, target] as const] : [];
    }),
  );
}

/** Names of the settings that stand as somebody under suspicion was the first to write them, whoever has saved since. */
export const leftStanding = (saves: readonly SettingsSave[], standing: Values, suspicions: readonly Suspicion[]): string[] =>
  [...new Set(saves.flatMap(({ after }) => Object.keys(after)))].filter((name) => {
    const first = saves.find(({ before, after }) => [before[name], after[name]].some((value) => !differ(value, standing[name])));
    return first !== undefined && differ(first.before[name], standing[name]) && isSuspect(suspicions, first.by, first.at);
  });

/** Whether a save changed a setting. */
export const isWrittenIn = ({ before, after }: SettingsSave, name: string) => differ(before[name], after[name]);

/** An empty setting is one that nobody has set. */
const differ = (one = "", other = "") => one !== other;
