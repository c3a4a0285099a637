import fc from "fast-check";
import { expect, test } from "vitest";
import { hasUnseen, withoutUnseen } from "./unseen-marks";

const TURNING = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e", "\u200f", "\u061c"];
const WITHOUT_ROOM = ["\u200b", "\u00ad", "\u034f", "\u2060", "\u2064", "\ufeff", "\u3164", "\uffa0", "\u180e", "\ufff9", "\u{e0041}"];

test("marks that turn the reading direction, and what takes no room, are left out", () => {
  for (const mark of [...TURNING, ...WITHOUT_ROOM]) {
    expect([mark, withoutUnseen(`Ac${mark}me`)]).toEqual([mark, "Acme"]);
    expect([mark, withoutUnseen(`قا${mark}نون`)]).toEqual([mark, "قانون"]);
    expect(hasUnseen(mark)).toBe(true);
  }
});

test("joiners and selectors stand where they are drawn, and nowhere else", () => {
  for (const text of [
    "👩‍🔧",
    "👩🏽‍⚕️",
    "❤️‍🔥",
    "🏳️‍🌈",
    "1️⃣",
    "می‌خواهم",
    "क्‍ष",
    "葛󠄀城",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
  ])
    expect([text, withoutUnseen(text)]).toEqual([text, text]);
  for (const text of [
    "ad\u200dmin",
    "Zoe\u200c",
    "\u200dAcme",
    "A\ufe0fcme",
    "A\u{e0100}cme",
    "👩\u200d",
    "👩\u200d admin",
    "🏴\u{e0061}\u{e0064}",
  ])
    expect([text, hasUnseen(text)]).toEqual([text, true]);
  // One is enough, and a mark hidden behind another is removed with it.
  expect(withoutUnseen("👩\u200d\u200d\u200d🔧")).toBe("👩\u200d🔧");
  expect(withoutUnseen("\u3164\u200dA")).toBe("A");
});

test("what is left has nothing hidden in it, and all that can be seen", () => {
  const piece = fc.constantFrom(
    "a",
    "É",
    "ن",
    "क",
    "👩",
    "❤",
    "1",
    " ",
    "\ufe0f",
    "\u200c",
    "\u200d",
    "\u202e",
    "\u200b",
    "\u3164",
    "\u{e0100}",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const kept = withoutUnseen(pieces.join(""));
      expect(hasUnseen(kept)).toBe(false);
      expect([...kept].filter((each) => /[aÉنक👩❤1 ]/u.test(each))).toEqual(pieces.filter((each) => /[aÉنक👩❤1 ]/u.test(each)));
    }),
  );
});
