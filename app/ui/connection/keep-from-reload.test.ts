import { afterEach, expect, test, vi } from "vitest";
import { keepFromReload } from "./keep-from-reload";

afterEach(() => vi.unstubAllGlobals());

test("without a connection a script's reload is held back, and a person's own and every other way goes on", () => {
  const navigation = new EventTarget();
  keepFromReload(navigation);
  const goesOn = (navigationType: string, userInitiated: boolean, onLine: boolean) => {
    vi.stubGlobal("navigator", { onLine });
    return navigation.dispatchEvent(Object.assign(new Event("navigate", { cancelable: true }), { navigationType, userInitiated }));
  };
  expect([
    goesOn("reload", false, false),
    goesOn("reload", true, false),
    goesOn("push", false, false),
    goesOn("reload", false, true),
  ]).toEqual([false, true, true, true]);
});
