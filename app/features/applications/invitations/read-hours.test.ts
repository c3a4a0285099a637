import { expect, test } from "vitest";
import { readHours } from "./read-hours";

const nine = (weekday: number, startMinute = 540, endMinute = 1020) => ({ weekday, startMinute, endMinute });

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7].map((day) => nine(day, 1020, 1200));

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
  ["lun-ven 9:00-12:00, 14:00-18:00", [1, 2, 3, 4, 5].flatMap((day) => [nine(day, 540, 720), nine(day, 840, 1080)])],
  ["Mo, Mi 9-12 und 14-18; Fr 9-12", [1, 3].flatMap((day) => [nine(day, 540, 720), nine(day, 840, 1080)]).concat(nine(5, 540, 720))],
  ["tous les jours 17:00-20:00", EVERY_DAY],
  ["täglich von 17 bis 20 Uhr", EVERY_DAY],
  ["Jeden Tag 17-20", EVERY_DAY],
  ["every day from 17:00 to 20:00", EVERY_DAY],
  ["Daily: 17-20", EVERY_DAY],
  ["todos los días de 17 a 20", EVERY_DAY],
  ["ogni giorno dalle 17 alle 20", EVERY_DAY],
  ["lundis et mercredis de 14h à 18h", [nine(1, 840, 1080), nine(3, 840, 1080)]],
  ["les lundis, du jeudi au vendredi de 14h30 à 18h", [1, 4, 5].map((day) => nine(day, 870, 1080))],
  ["montags und mittwochs von 14:00 bis 18:00 Uhr", [nine(1, 840, 1080), nine(3, 840, 1080)]],
  ["Mondays and Wednesdays from 14:00 to 18:00", [nine(1, 840, 1080), nine(3, 840, 1080)]],
  ["lunes y miércoles de 14:00 a 18:00", [nine(1, 840, 1080), nine(3, 840, 1080)]],
  ["los martes entre las 9 y las 13", [nine(2, 540, 780)]],
  ["lunedì e mercoledì dalle 14 alle 18", [nine(1, 840, 1080), nine(3, 840, 1080)]],
  ["dal lunedì al venerdì dalle 9 alle 17, il sabato dalle 9 alle 17", [1, 2, 3, 4, 5, 6].map((day) => nine(day))],
  ["von Montag bis Freitag 9-17", [1, 2, 3, 4, 5].map((day) => nine(day))],
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
  "14-18, Mon 9-12",
  "Mon 9-12, 11-14",
  "Mon 9-12 14-18 x",
  "Mon 9",
  "Mon",
  "Mon, Tue",
  "Mon, Tue; Wed 9-17",
  "Di, Xx 15-19",
])("'%s' is not understood", (text) => {
  expect(readHours(text)).toBeNull();
});
