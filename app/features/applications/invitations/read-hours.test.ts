import { expect, test } from "vitest";
import { readHours } from "./read-hours";

const nine = (weekday: number, startMinute = 540, endMinute = 1020) => ({ weekday, startMinute, endMinute });

test.each([
  [
    "Lun 9:00-12:00, Mer 14:00-18:00",
    [
      { weekday: 1, startMinute: 540, endMinute: 720 },
      { weekday: 3, startMinute: 840, endMinute: 1080 },
    ],
  ],
  ["Mon-Fri 09:00-17:00", [1, 2, 3, 4, 5].map((day) => nine(day))],
  ["Mo-Fr 9-17 Uhr", [1, 2, 3, 4, 5].map((day) => nine(day))],
  ["lun–mar 9h-17h", [1, 2].map((day) => nine(day))],
  ["Sat 10:00-12:00", [nine(6, 600, 720)]],
  ["Mon 9-17; Sun 10.15-11.59", [nine(1), nine(7, 615, 719)]],
  ["dom: 9 - 17", [nine(7)]],
  ["Di,Do 15:00-19:00", [nine(2, 900, 1140), nine(4, 900, 1140)]],
  ["Mo, Mi-Fr 9-12; Sa 10-11", [nine(1, 540, 720), ...[3, 4, 5].map((day) => nine(day, 540, 720)), nine(6, 600, 660)]],
  ["lun. et jeu. 9h-17h", [nine(1), nine(4)]],
  ["Mon/Wed 9-17 and Fri 10-12", [nine(1), nine(3), nine(5, 600, 720)]],
  ["  ", []],
])("'%s' is understood", (text, hours) => {
  expect(readHours(text)).toEqual(hours);
});

test.each([
  "Fri-Mon 9-17",
  "Someday 9-17",
  "Mon-Someday 9-17",
  "Mon 9:60-17",
  "Mon 9-17:60",
  "Mon 17-9",
  "Mon 9-9",
  "Mon 9-25",
  "9-17",
  "Mon",
  "Mon, Tue",
  "Mon, Tue; Wed 9-17",
  "Di, Xx 15-19",
])("'%s' is not understood", (text) => {
  expect(readHours(text)).toBeNull();
});
