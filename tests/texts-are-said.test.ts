import { expect, test } from "vitest";
import { texts } from "#app/texts";
import { productFiles, readProduct } from "./support/texts-in-code";

/** Files that hold the texts themselves. */
const OF_TEXTS = /(^|\/)([a-z-]+-)?messages[a-z-]*\.ts$|^languages\/..\//;
/** What a template has of its own, without what is filled in: with fewer letters it would name any text. */
const LEAST = 3;
const FILLED_IN = /\$\{[^}]*\}/g;

const sources = productFiles()
  .filter((file) => !OF_TEXTS.test(file))
  .map(readProduct);
const words = new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? []));
const templates = new Set(sources.flatMap((source) => [...source.matchAll(/`([\w.${} ()?:"-]*\$\{[^`]*)`/g)].map(([, text = ""]) => text)));
const patterns = [...templates]
  .map((text) => text.replaceAll(FILLED_IN, "◦"))
  .filter((text) => /^[\w.◦-]+$/.test(text) && text.replaceAll(/[^a-zA-Z]/g, "").length >= LEAST)
  .map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replaceAll("◦", "[\\w-]+")}$`));

/** Texts whose names are made of what is stored: an action of the log, a step of a consultation, a point of the first day, a language of danger. */
const MADE = /^(auditLog\.|consultationFile\.(actor|event|money|order|orderState)_|firstDay\.|assistant\.danger_)/;

const isSaid = (room: string, key: string) => words.has(key) || patterns.some((each) => each.test(key) || each.test(`${room}.${key}`));

test("every text is said somewhere: one that no screen, mail or answer names any more has been forgotten there", () => {
  const all = Object.entries(texts).flatMap(([room, own]) => Object.keys(own).map((key) => [room, key] as const));
  expect(all.length).toBeGreaterThan(1500);
  expect(
    all
      .filter(([room, key]) => !isSaid(room, key))
      .map((name) => name.join("."))
      .filter((name) => !MADE.test(name)),
  ).toEqual([]);
});
