import { afterEach, expect, test, vi } from "vitest";
import { preventReload } from "./prevent-reload";

afterEach(() => vi.unstubAllGlobals());

test("without a connection a script's reload is held back, and a person's own and every other way goes on", () => {
  const navigation = new EventTarget();
  preventReload(navigation);
  const continuesQuestion = (navigationType: string, userInitiated: boolean, onLine: boolean) => {
    vi.stubGlobal("navigator", { onLine });
    return navigation.dispatchEvent(Object.assign(new Event("navigate", { cancelable: true }), { navigationType, userInitiated }));
  };
  expect([
    continuesQuestion("reload", false, false),
    continuesQuestion("reload", true, false),
    continuesQuestion("push", false, false),
    continuesQuestion("reload", false, true),
  ]).toEqual([false, true, true, true]);
});
