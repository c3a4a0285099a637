import { expect, test } from "vitest";
import type { Suspicion } from "./undone-roles";
import { type SettingsSave, undoneSettings } from "./undone-settings";

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const suspect = (id: string): Suspicion => ({ id, from: at(0), to: null });

/** Saves as sentences: "a iban own", one a minute, each as it found things. */
function history(...said: string[]) {
  const standing: Record<string, string> = {};
  const saves = said.map((one, minute): SettingsSave => {
    const [by = "", name = "", value = ""] = one.split(" ");
    const before = { ...standing };
    standing[name] = value;
    return { by, at: at(minute), before, after: { ...standing } };
  });
  return { saves, standing };
}

const undone = (said: string[], suspects: string[], standing = history(...said).standing) =>
  Object.fromEntries(undoneSettings(history(...said).saves, standing, suspects.map(suspect)));

test("a setting goes back to what somebody under no suspicion wrote last, or to what stood before all", () => {
  expect(undone(["o iban own", "a iban thief", "t iban again"], ["a", "t"])).toEqual({ iban: "own" });
  expect(undone(["a iban thief"], ["a"])).toEqual({ iban: undefined });
});

test("what somebody wrote after them stays, and of what that save left as it was the thief's goes", () => {
  expect(undone(["o iban own", "a iban thief", "b iban mended"], ["a"])).toEqual({});
  expect(undone(["o iban own", "a iban thief", "b bank own"], ["a"])).toEqual({ iban: "own" });
});

test("what has been put back once is left, whoever says so again, and nothing is touched that no save knows", () => {
  const said = ["o iban own", "a iban thief"];
  expect(undone(said, ["a", "b"], { iban: "own" })).toEqual({});
  expect(undone(said, ["a"], { iban: "imported" })).toEqual({});
});

test("of two thieves the second one's owner speaking first leaves what the first wrote for the other to undo", () => {
  const said = ["o iban own", "a iban one", "b iban other"];
  expect(undone(said, ["b"])).toEqual({ iban: "one" });
  expect(undone(said, ["a", "b"], { iban: "one" })).toEqual({ iban: "own" });
  expect(undone(said, ["a"])).toEqual({});
});

test("what is empty and what nobody has set are the same", () => {
  expect(undone(["a iban thief", "a iban "], ["a"])).toEqual({});
});
