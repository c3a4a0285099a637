import type { ProvidedContext } from "vitest";
import type { TestProject } from "vitest/node";

interface Opened<Value> {
  value: Value;
  close: () => Promise<void>;
}

declare global {
  // Each project loads its setup files separately, so shared state is global.
  var sharedInRun: Map<string, { users: number; opened: Promise<Opened<unknown>> }> | undefined;
}
globalThis.sharedInRun ??= new Map();
const all = globalThis.sharedInRun;

/**
 * Opens a resource once for all projects of a run and provides it to this one's tests under a name. Returns the project's teardown: the
 * last project to finish closes it.
 */
export async function shareInRun<Name extends keyof ProvidedContext & string>(
  project: TestProject,
  name: Name,
  open: () => Promise<Opened<ProvidedContext[Name]>>,
) {
  const shared = all.get(name) ?? { users: 0, opened: open() };
  all.set(name, shared);
  shared.users += 1;
  const { value, close } = (await shared.opened) as Opened<ProvidedContext[Name]>;
  project.provide(name, value);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    all.delete(name);
    await close();
  };
}
