import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "../answer-kind";
import { siteQuestionAmong, siteQuestionInWords } from "./site-in-words";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const answered = (text: string) => {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? found.question : found.kind;
};
const others = (asked: Record<string, readonly string[]>) =>
  Object.entries(asked).flatMap(([question, texts]) =>
    texts.flatMap((text) => (answered(text) === question ? [] : [[text, answered(text)]])),
  );

test("a question about the site is known by its words in whatever order, in five languages", () => {
  expect(
    others({
      password: [
        "lost my password again",
        "mein Kennwort hab ich vergessen",
        "le mot de passe ne marche plus",
        "no recuerdo mi contraseña",
        "la password non funziona",
      ],
      language: [
        "can you put the site in French",
        "die Seite bitte auf Deutsch",
        "mettre le site en allemand",
        "poner la página en italiano",
        "vorrei questo sito in tedesco",
      ],
      moving: [
        "my session needs moving to Tuesday, can I change it",
        "kann man die Beratung auf Montag verlegen",
        "reporter ma séance à mardi",
        "mover la cita al martes",
        "spostare la consulenza a lunedì",
      ],
      cancelling: [
        "call off my consultation",
        "ich will meine Beratung absagen",
        "j'annule ma séance",
        "anular mi reserva del lunes",
        "annullo l'appuntamento di lunedì",
      ],
      noAnswer: [
        "the expert never answered my request",
        "keiner bestätigt meine Buchung",
        "aucune réponse du conseiller",
        "nadie ha confirmado mi reserva",
        "il consulente non ha confermato",
      ],
      invoices: [
        "I cannot find my receipt from last month",
        "meine Quittung von der Beratung gestern",
        "le reçu de ma séance de lundi",
        "el recibo de mi consulta",
        "la fattura della mia consulenza",
      ],
      becomeAdvisor: [
        "as a notary, may I join your platform",
        "ich bin Jurist und möchte bei euch mitarbeiten",
        "je suis avocate et je voudrais rejoindre votre site",
        "soy contable, puedo trabajar con vosotros",
        "sono ingegnere e vorrei collaborare con voi",
      ],
      privacy: [
        "will this be kept private",
        "bleibt alles vertraulich",
        "tout reste entre nous",
        "esto queda entre nosotros",
        "resta tra noi",
      ],
      app: [
        "is there an app for android",
        "habt ihr eine App",
        "vous avez une application mobile",
        "tenéis aplicación",
        "avete una applicazione",
      ],
    }),
  ).toEqual([]);
});

test("what something else costs and how it works stays a need, and so do a firm's own passwords, appointments and invoices", () => {
  const taken = [
    "how does franchising work and what does it cost",
    "was kostet ein Markenschutz und wie funktioniert das",
    "un brevet, combien ça coûte et comment ça marche",
    "abrir una cafetería, cuánto cuesta y cómo funciona",
    "come funziona il leasing di un macchinario",
    "I'd like to buy a rival and have no idea how this works",
    "our patients cancel their appointments by telephone",
    "Kunden vergessen ihr Passwort in unserer App",
    "un proveedor no contesta a mis correos",
    "I am a lawyer and need a better website",
    "ich bin Steuerberaterin und suche Mitarbeiter",
    "lower the prices or not",
  ].filter((text) => !["sure", "between", "unsure"].includes(answered(text)));
  expect(taken).toEqual([]);
});

test("a question about the site that is not told apart is said not to be understood, with the help page", () => {
  expect(answered("the button on your page stays grey")).toBe("elsewhere");
});

test.each([
  "¿Cómo puedo darme de alta como asesor en esta web?",
  "Kann ich mich hier als Beraterin registrieren?",
  "comment m'inscrire comme conseillère",
  "how do I sign up as an adviser",
  "come consulente posso iscrivermi?",
])("whoever signs up to advise is no client who signs in: %s", (text) => {
  expect(siteQuestionInWords(text)).toBe("becomeAdvisor");
});

test("whoever signs up to be advised is one", () => {
  for (const text of ["¿Cómo puedo darme de alta?", "wo kann ich mich registrieren", "how do I sign up"])
    expect([text, siteQuestionInWords(text)]).toEqual([text, "signIn"]);
});

test("who wants to get into a country or a market with their goods does not ask how to sign in, in five languages", () => {
  for (const text of [
    "how do I get in with our candles into the Norwegian market",
    "wie komm ich mit meiner Seife nach Schweden rein, dort kennt uns keiner",
    "wie komme ich mit unserem Senf in den dänischen Markt rein",
    "comment entrer en Suisse avec nos confitures",
    "cómo puedo entrar en Portugal con mis quesos",
    "come posso entrare in Austria con il mio olio",
  ])
    expect([text, siteQuestionAmong(text)]).toEqual([text, null]);
  for (const text of ["ich komm nicht rein", "je n'arrive pas à entrer avec mon adresse", "no puedo entrar con mi correo"])
    expect([text, siteQuestionAmong(text)]).toEqual([text, "signIn"]);
});
