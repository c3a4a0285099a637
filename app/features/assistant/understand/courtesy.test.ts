import { expect, test } from "vitest";
import { withoutCourtesy } from "./courtesy";

const NEEDS = [
  "I sold my late dad's shares and the flat in Leeds, what do I owe the taxman?",
  "every release breaks something else, our testers are two interns",
  "Wir suchen jemanden für die Lohnabrechnung.",
  "Il me faut un avocat pour le bail de la boutique",
  "Quiero vender mis aceitunas en Suecia.",
  "Vorrei esportare i taralli in Svezia.",
];
const GREETINGS = [
  "Hi there, ",
  "Hello! ",
  "hey ",
  "Good morning,\n",
  "Guten Tag, ",
  "Hallo zusammen, ",
  "Sehr geehrte Damen und Herren,\n\n",
  "Bonjour, ",
  "bonsoir ",
  "Hola, ",
  "Buenos días. ",
  "Buongiorno, ",
  "Salve, ",
];
const THANKS = [
  " Thanks in advance.",
  " Thank you!",
  " Vielen Dank im Voraus",
  " Danke schön!",
  " Merci d'avance.",
  " Merci beaucoup !",
  " Muchas gracias.",
  " Gracias de antemano.",
  " Grazie mille!",
  " Grazie in anticipo.",
];

test("a greeting before a need and thanks behind it change nothing of what is read, in five languages", () => {
  for (const need of NEEDS)
    for (const greeting of ["", ...GREETINGS])
      for (const thanks of ["", ...THANKS]) {
        const end = /[.?!]$/.test(need) || thanks === "" ? need : `${need}.`;
        expect(withoutCourtesy(`${greeting}${end}${thanks}`)).toBe(end);
      }
});

test("where nothing else is said, and where thanks are part of what is told, all of it is read", () => {
  for (const text of [
    "Hi there",
    "Merci d'avance.",
    "no, thanks",
    "hello you",
    "Thank you for everything and forgive me",
    "I owe my mother thanks",
  ])
    expect(withoutCourtesy(text).length, text).toBeGreaterThan(text.length - 7);
  expect(withoutCourtesy("Goodbye. Thank you for everything")).toBe("Goodbye. Thank you for everything");
});
