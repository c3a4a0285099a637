import { describe, expect, test } from "vitest";
import { atOnceIn, happensNow } from "./happening-now";
import { urgencyIn } from "./urgency-in-text";

const AT_ONCE = {
  bank: [
    "Our bookkeeper just wired £12,000 to a supplier whose invoice turned out to be fake",
    "fell for a phishing text and typed in the card number, 900 euros are gone",
    "We transferred the deposit for the machine, now it looks like a scam",
    "there are payments on our business account that nobody made",
    "Die Buchhaltung hat 45.000 € an Betrüger überwiesen, die Rechnung war gefälscht",
    "Ich habe die TAN am Telefon rausgegeben, das war Betrug und das Geld ist weg",
    "wir haben auf ein falsches Konto überwiesen",
    "Phishing, der Lehrling hat geklickt und 5 200 überwiesen",
    "on a payé une fausse facture de 8 000 € ce matin",
    "Notre comptable a fait un virement à des escrocs",
    "hemos pagado 6.000 € a unos estafadores por una factura falsa",
    "he pinchado un enlace de phishing y he metido los datos de la tarjeta",
    "abbiamo pagato un bonifico di 15.000 € a dei truffatori",
    "ho cliccato su un link di phishing e ho inserito i dati del conto",
  ],
  account: [
    "someone hacked our company Instagram",
    "A stranger got into our mailbox and is sending messages in our name",
    "They changed the password of our shop's admin account",
    "Unser Firmenkonto bei Facebook wurde gekapert",
    "Jemand verschickt Mails in unserem Namen, das Postfach ist gehackt",
    "notre compte Instagram a été piraté",
    "Quelqu'un est entré dans la messagerie du cabinet",
    "one of us typed the password into a phishing page",
    "nos han hackeado la cuenta de correo",
    "Alguien ha entrado en el correo de la empresa",
    "hanno hackerato il nostro profilo Facebook",
    "qualcuno è entrato nell'account e scrive a nostro nome",
  ],
  machines: [
    "every file on the server is encrypted and they want bitcoins",
    "Alle Rechner sind gesperrt, jemand verlangt Lösegeld",
    "tous nos fichiers sont chiffrés, ils demandent une rançon",
    "piden un rescate por todos los archivos",
    "chiedono un riscatto per tutti i dati",
  ],
} as const;

describe.each(Object.entries(AT_ONCE))("what costs money while somebody waits: %s", (kind, texts) => {
  test.each(texts)("'%s'", (text) => {
    expect(atOnceIn(text)).toBe(kind);
    expect(urgencyIn(text)).toBe("high");
  });
});

test.each([
  "the police are searching our office right now",
  "customs inspectors are here and take our computers",
  "Die Steuerfahndung steht bei uns vor der Tür",
  "Hausdurchsuchung in unserer Firma, was dürfen die?",
  "La douane est dans nos locaux",
  "perquisition en cours au siège",
  "la policía está registrando la oficina",
  "La Guardia di Finanza è qui in azienda",
  "our web shop has been down for two hours",
  "Der Server ist abgestürzt, Kunden können nicht bestellen",
  "notre site est inaccessible depuis hier",
  "la tienda online está caída",
  "il nostro sito è irraggiungibile",
  "the tender is due today",
  "Heute ist der letzte Tag für den Widerspruch",
  "le délai expire aujourd'hui",
  "hoy vence el plazo del recurso",
  "oggi scade il termine",
])("'%s' goes on now", (text) => {
  expect(happensNow(text)).toBe(true);
  expect(atOnceIn(text)).toBe(null);
  expect(urgencyIn(text)).toBe("high");
});

test.each([
  "a supplier sent us a fake invoice, must we answer?",
  "wir haben einem Kunden eine falsche Rechnung geschickt",
  "We got a phishing mail with an invoice but have not paid anything",
  "Wir haben eine gefälschte Rechnung bekommen und noch nichts überwiesen",
  "I answer our customers at midnight",
  "jusqu'à minuit nos clients commandent en ligne",
  "the pirate flag is our logo and our page shows it",
  "our studio is down to two people",
  "how do we protect our company against phishing and fake invoices",
  "we paid for a fraud awareness training",
  "a customer paid with a cheque three weeks late",
  "We lost 20,000 euros on a bad investment two years ago",
  "our account manager left for a competitor",
  "we took over a bakery and its website",
  "I need a search engine specialist for our site",
  "the app is down in the rankings",
  "police uniforms are what we sew, and our site sells them",
  "Wir verkaufen gefälschte Pflanzen aus Seide",
  "Schulung für Mitarbeiter: wie erkennt man Phishing, bevor Geld überwiesen wird",
  "Unser Konto ist überzogen, die Bank kündigt den Kredit",
  "Der Laden läuft nicht mehr so gut wie früher",
  "formation contre les arnaques au faux virement",
  "nous avons payé trop d'impôts sur notre compte",
  "la cuenta de resultados está mal",
  "seguro contra fraude para tiendas online",
  "il conto economico non torna",
  "assicurazione contro le truffe informatiche",
  "Hoy una máquina lo hace todo sola",
])("'%s' is nothing that goes on now", (text) => {
  expect(atOnceIn(text)).toBe(null);
  expect(happensNow(text)).toBe(false);
});
