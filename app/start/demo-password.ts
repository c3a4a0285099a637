import { randomInt } from "node:crypto";

const SYLLABLES = ["ba", "do", "ke", "li", "mo", "nu", "pe", "ra", "so", "ti", "va", "wi"];

/** Generates a password that is easy to type: nine syllables, a number, and the character classes that the rules require. */
export function makePassword() {
  const word = () => Array.from({ length: 3 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join("");
  return `${word().replace(/^./, (letter) => letter.toUpperCase())}-${word()}-${word()}-${randomInt(100, 1000)}`;
}
