import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { saysOnlyBoth } from "./choice-answers";
import { turnIn } from "./turns";

const CARELESS =
  /^(?:(?:i )?(?:don t|do not) (?:care|mind)|(?:it )?(?:doesn t|does not) matter|whatever|never mind|nothing|ist (?:mir )?egal|(?:mir )?egal|nix|nichts|wurscht|peu importe|(?:ca )?m est egal|n importe(?: quoi)?|rien|(?:me )?da igual|lo mismo da|no importa|nada|fa niente|fa lo stesso|non importa|niente|nulla)$/;
const NUMBER =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ein|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)";
/** A time of the day in words, as an answer to when: 'half past nine', 'ten thirty', 'halb zehn'. */
const CLOCK = new RegExp(
  `^(?:(?:at|um|gegen|a|alle|a las?|a la) )?(?:(?:half past|quarter (?:past|to)|halb|viertel (?:nach|vor)) ${NUMBER}|${NUMBER} (?:o clock|thirty|fifteen|forty five|uhr|uhr dreissig|heures?|heures? et demie|y media|y cuarto|menos cuarto|e mezza|e un quarto|e mezzo))$`,
);

/** Returns whether a message says nothing by itself, in the five languages: 'both', 'no idea', 'whatever', 'half past nine'. */
export function saysNothing(text: string): boolean {
  const plain = wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
  return CARELESS.test(plain) || CLOCK.test(plain) || saysOnlyBoth(text) || turnIn(text) === "unsure";
}
