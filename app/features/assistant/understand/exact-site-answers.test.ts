import { beforeAll, describe, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
function answered(text: string) {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? [found.question, ...(found.further ? [found.further] : [])] : [found.kind];
}

const ASKED = {
  refund: [
    "Can I cancel a booking the day before?",
    "until when can I cancel?",
    "how many hours before can I still cancel",
    "Kann ich einen Tag vorher absagen?",
    "Bis wann kann ich stornieren?",
    "Was passiert, wenn ich am Vorabend absage?",
    "Puis-je annuler la veille ?",
    "combien d'heures avant dois-je annuler",
    "y a-t-il des frais d'annulation",
    "¿Puedo cancelar el día antes?",
    "con cuánta antelación hay que cancelar",
    "Posso disdire il giorno prima?",
    "Se annullo poche ore prima perdo tutto?",
  ],
  howPay: [
    "how do I pay, card or bank transfer?",
    "Wie bezahle ich, Karte oder Überweisung?",
    "Läuft das Bezahlen über Kreditkarte?",
    "comment je paie, carte ou virement ?",
    "Vous prenez la carte bleue ?",
    "¿Cómo pago, con tarjeta o por transferencia?",
    "Come pago, carta o bonifico?",
    "Accettate PayPal o solo carte?",
  ],
  price: [
    "what does an hour cost me here?",
    "is it expensive",
    "Wie teuer ist eine Beratung?",
    "Kostet die Nutzung der Seite etwas?",
    "ça coûte combien une heure ?",
    "c'est payant ?",
    "¿Cuánto me va a costar?",
    "¿Es caro?",
    "Quanto viene una consulenza?",
    "quanto costa usare Sagebridge",
  ],
  contact: [
    "How do I talk to a support person?",
    "Wie spreche ich mit jemandem vom Support?",
    "Wo finde ich eure Kontaktdaten?",
    "Comment parler à quelqu'un du support ?",
    "à qui m'adresser en cas de problème avec le site",
    "Cómo hablo con una persona de soporte",
    "Come parlo con una persona dell'assistenza?",
    "vorrei parlare con qualcuno del supporto",
  ],
  vetting: [
    "How do you check the advisors?",
    "are the advisors vetted",
    "Wie prüfen Sie die Berater eigentlich?",
    "Wie werden die Berater geprüft?",
    "Comment sont sélectionnés les conseillers ?",
    "Vos experts sont-ils compétents ?",
    "¿Cómo se verifica a los asesores?",
    "¿Puedo fiarme de los asesores?",
    "Come verificate i consulenti?",
    "Posso fidarmi dei consulenti?",
  ],
  byVideo: [
    "do we talk on video or on the telephone?",
    "Wird das Video oder Telefon?",
    "Geht das auch telefonisch?",
    "On se voit en visio ?",
    "¿La consulta es por vídeo o telefónica?",
    "¿Nos vemos por videollamada?",
    "si svolge online o di persona?",
    "Ci vediamo in videochiamata?",
  ],
} as const;

describe.each(Object.entries(ASKED))("what the site answers exactly: %s", (question, texts) => {
  test.each(texts)("'%s'", (text) => expect(answered(text)).toEqual([question]));
});

test.each([
  ["How long is a session, and is it video or phone?", ["duration", "byVideo"]],
  ["Wie lange dauert so ein Gespräch und wird das Video oder Telefon?", ["duration", "byVideo"]],
  ["Combien de temps dure un entretien, et c'est en visio ou au téléphone ?", ["duration", "byVideo"]],
  ["¿Cuánto dura una consulta y es por vídeo o por teléfono?", ["duration", "byVideo"]],
  ["Quanto dura una consulenza, ed è in video o al telefono?", ["duration", "byVideo"]],
  ["What does it cost and how long does a session last?", ["duration", "price"]],
])("'%s' asks two things, and both are answered", (text, questions) => expect(answered(text)).toEqual(questions));

test.each([
  "Our hotel guests cancel the day before, which terms should we have?",
  "we lose money when patients cancel the same morning",
  "Können wir einen Messestand noch stornieren?",
  "Puis-je annuler un bail commercial ?",
  "posso disdire il contratto con il fornitore",
  "Welchen Zahlungsanbieter für Kreditkarten im Onlineshop?",
  "comment accepter la carte bancaire dans ma boutique",
  "cómo cobrar con tarjeta en mi tienda",
  "Wie prüft man Bewerber richtig?",
  "come verificare un fornitore",
  "puedo fiarme de un proveedor chino",
  "Wie baue ich einen Kundensupport auf?",
  "combien ça va me coûter de licencier quelqu'un",
  "video calls with patients: which software is allowed",
  "Telefonische Krankschreibung, darf ich das ablehnen?",
  "a chi mi rivolgo per registrare un marchio",
  "Qui contrôle la qualité de nos pièces ?",
])("'%s' is a matter of one's own and no question about the site", (text) =>
  expect(answered(text)[0]).not.toMatch(/refund|howPay|price|contact|vetting|byVideo/));
