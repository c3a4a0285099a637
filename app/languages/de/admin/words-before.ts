import type { WordsBefore } from "#app/features/own-texts/words-before";

const ended = (stems: string, ends: string) => stems.split(" ").flatMap((stem) => ends.split(" ").map((end) => stem + end));

/** What depends on the next word in German: articles and pronouns, which follow its gender. */
export const wordsBefore: WordsBefore = {
  gendered: [
    ..."der die das den dem des zum zur vom beim im ins am ans kein ein Ihr mein dein sein unser".toLowerCase().split(" "),
    ...ended("ein kein Ihr mein dein sein unser dies jed jen welch manch".toLowerCase(), "e er en em es"),
  ],
  fitting: [],
  agreeing: {
    before:
      /^(?:neu|erst|nächst|letzt|kommend|bezahlt|bestätigt|geplant|vereinbart|kostenlos|geprüft|passend|weiter|einzeln|früher|ausgewählt|gewünscht)e[srnm]?$/i,
  },
};
