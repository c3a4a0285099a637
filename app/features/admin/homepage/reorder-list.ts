/** Returns a list with the entry at `from` moved by `step` places; unchanged when that would leave the list. */
export function moved<Entry>(list: readonly Entry[], from: number, step: number): Entry[] {
  const to = from + step;
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/** A change to a list as a button names it: 'add', 'remove:2', 'up:2', 'down:2'. */
export type Arrangement = { step: "add" } | { step: "remove" | "up" | "down"; index: number };

export function readArrangement(text: unknown): Arrangement | null {
  if (text === "add") return { step: "add" };
  const [, step, index] = /^(remove|up|down):(\d{1,3})$/.exec(String(text)) ?? [];
  return step ? { step: step as "remove" | "up" | "down", index: Number(index) } : null;
}

/** Returns the list after a change; `blank` is the entry to add, up to `most` entries. */
export function arranged<Entry>(list: readonly Entry[], arrangement: Arrangement, blank: Entry, most: number): Entry[] {
  if (arrangement.step === "add") return list.length < most ? [...list, blank] : [...list];
  if (arrangement.step === "remove") return list.filter((_, index) => index !== arrangement.index);
  return moved(list, arrangement.index, arrangement.step === "up" ? -1 : 1);
}
