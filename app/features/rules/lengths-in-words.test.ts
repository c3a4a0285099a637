import { expect, test } from "vitest";
import { lengthsInWords } from "./lengths-in-words";
import { SPECIFIED_DURATIONS } from "./rules";

const said = (durations: readonly number[], language: string) => lengthsInWords(durations, language).replaceAll(/\s/g, " ");

test("lengths of at most ninety minutes are said in minutes, and longer ones in hours, in each language", () => {
  expect(said(SPECIFIED_DURATIONS, "en")).toBe("15, 30, 45, 60 or 90 minutes");
  expect(said([60], "de")).toBe("60 Minuten");
  expect(said([60, 90, 240], "en")).toBe("1 hour, 1 hour 30 minutes or 4 hours");
  expect(["de", "es", "fr", "it"].map((language) => said([45, 120], language))).toEqual([
    "45 Minuten oder 2 Stunden",
    "45 minutos o 2 horas",
    "45 minutes ou 2 heures",
    "45 minuti o 2 ore",
  ]);
});
