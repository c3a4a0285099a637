import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";
import type { HelpQuestion } from "./help-questions";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const question = (text: string) => {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? found.question : found.kind;
};

const ASKED: Record<HelpQuestion | "account", readonly string[]> = {
  whenPay: [
    "When will my card be charged?",
    "Wann muss ich bezahlen?",
    "quand serai-je débité ?",
    "¿cuándo me cobráis?",
    "quando mi addebitate la consulenza?",
  ],
  howPay: [
    "do you take Apple Pay",
    "Kann ich mit PayPal bezahlen?",
    "puis-je payer par virement ?",
    "¿puedo pagar con Bizum?",
    "posso pagare con Satispay?",
    "Welche Zahlungsarten gibt es?",
    "¿qué formas de pago hay?",
  ],
  taxInvoice: [
    "will I get a VAT invoice",
    "Bekomme ich eine Rechnung mit ausgewiesener Mehrwertsteuer?",
    "je recevrai une facture avec TVA ?",
    "¿me dais factura con IVA?",
    "ricevo una fattura con IVA?",
  ],
  notHeld: [
    "what if the advisor doesn't show up",
    "Was passiert, wenn der Berater nicht erscheint?",
    "et si le conseiller ne vient pas ?",
    "¿y si el asesor no se presenta?",
    "e se il consulente non si presenta?",
  ],
  recorded: [
    "are the calls recorded",
    "Werden die Gespräche mitgeschnitten?",
    "les appels sont-ils enregistrés ?",
    "¿se graban las llamadas?",
    "le chiamate vengono registrate?",
  ],
  documents: [
    "who can see my files?",
    "what do you do with the document i just uploaded, who can see it",
    "was macht ihr mit meinem Dokument?",
    "que faites-vous de mon fichier ?",
    "¿qué hacéis con mi documento?",
    "chi vede il mio documento?",
  ],
  keptTalks: [
    "do you save my chats",
    "Werden meine Chats gespeichert?",
    "mes conversations sont-elles conservées ?",
    "¿guardáis mis conversaciones?",
    "le mie conversazioni vengono salvate?",
  ],
  account: [
    "close my account",
    "Wie kündige ich mein Konto?",
    "comment clôturer mon compte ?",
    "¿cómo me doy de baja?",
    "come chiudo il mio account?",
    "me désinscrire",
    "voglio cancellarmi dal sito",
  ],
  earn: [
    "how much do advisors earn here",
    "Wie viel verdienen Berater hier?",
    "combien gagne un conseiller chez vous ?",
    "¿cuánto gana un asesor aquí?",
    "quanto guadagna un consulente qui?",
  ],
  owner: [
    "who runs this site",
    "Wer betreibt diese Seite?",
    "qui est derrière ce site ?",
    "¿de quién es esta web?",
    "chi gestisce questo sito?",
  ],
  duration: [
    "how long is a session",
    "Wie lange dauert eine Beratung?",
    "combien de temps dure une consultation ?",
    "¿cuánto dura una sesión?",
    "quanto dura una consulenza?",
  ],
  people: [
    "are you a bot?",
    "Sind die Berater echte Menschen?",
    "est-ce que je parle à un robot ?",
    "¿sois personas reales?",
    "siete persone vere?",
    "are your advisors real people?",
  ],
  vetting: [
    "who vets your advisors",
    "Wie werden die Berater geprüft?",
    "comment vérifiez-vous vos conseillers ?",
    "¿cómo verifican a sus asesores?",
    "come selezionate i vostri consulenti?",
  ],
  spoken: [
    "which languages do your advisors speak?",
    "Welche Sprachen sprechen Ihre Berater?",
    "dans quelles langues parlent vos conseillers ?",
    "¿qué idiomas hablan los asesores?",
    "che lingue parlano i consulenti?",
  ],
  byVideo: [
    "video or phone?",
    "Läuft das per Video oder Telefon?",
    "c'est en visio ou par téléphone ?",
    "¿Se hace por videollamada o por teléfono?",
    "si fa in videochiamata o al telefono?",
  ],
};

test("what the help page and the settings answer is told apart, in five languages", () => {
  const other = Object.entries(ASKED).flatMap(([asked, texts]) =>
    texts.flatMap((text) => (question(text) === asked ? [] : [[text, question(text), asked]])),
  );
  expect(other).toEqual([]);
});

test("the same of a firm's own customers, employees and accounts is no question about the site", () => {
  const texts = [
    ...[
      "our customers want to pay by card in the shop, which terminal",
      "how do we record calls with customers legally",
      "my employee doesn't show up for work",
      "how long does a trademark application take",
    ],
    ...[
      "Wie kann ich meinen Kunden PayPal anbieten?",
      "Dürfen wir Kundengespräche aufzeichnen?",
      "Wann muss ich Umsatzsteuer zahlen?",
      "Mein Mitarbeiter erscheint nicht zur Arbeit",
    ],
    ...[
      "comment payer moins d'impôts",
      "peut-on enregistrer les appels de nos clients ?",
      "¿cómo pago menos impuestos?",
      "darme de baja de autónomo",
      "quando devo pagare l'IVA",
      "come chiudo la partita IVA",
    ],
  ];
  expect(texts.filter((text) => Object.keys(ASKED).includes(question(text)))).toEqual([]);
});

const OF_SITE: Record<string, string[]> = {
  contact: [
    "can I talk to a human?",
    "Kann ich mit einem Menschen sprechen?",
    "est-ce que je peux parler à un humain",
    "quiero hablar con un humano",
    "posso parlare con un essere umano?",
  ],
  consultations: [
    "I want to leave a review",
    "Ich möchte meiner Beraterin eine Bewertung schreiben",
    "je voudrais laisser un avis",
    "quiero dejar una reseña de la asesora de ayer",
    "vorrei lasciare una recensione",
  ],
  earn: [
    "do you take a commission?",
    "what % do you take from advisors",
    "Nehmen Sie eine Provision?",
    "prenez-vous une commission ?",
    "¿cobráis una comisión?",
    "prendete una commissione?",
    "quanto prendete di commissione?",
  ],
  people: [
    "are you a person or a bot",
    "Bist du ein Mensch oder eine Maschine?",
    "tu es un robot ou une personne ?",
    "¿eres una persona o un programa?",
    "ma sei una persona o un programma?",
  ],
  refund: [
    "can i cancel a booking the same day and get my money back",
    "Wenn ich am selben Tag absage, bekomme ich mein Geld zurück?",
    "si j'annule le jour même, suis-je remboursé ?",
    "si cancelo el mismo día, ¿me reembolsan?",
    "se annullo lo stesso giorno ho il rimborso?",
  ],
  keptTalks: [
    "is what I write stored?",
    "Seht ihr, was ich hier schreibe? Wird das gespeichert?",
    "est-ce que c'est enregistré ?",
    "¿se guarda lo que escribo?",
    "viene salvato quello che scrivo?",
  ],
};

test("what strangers ask of the site is told apart, however little they say, in five languages", () => {
  const other = Object.entries(OF_SITE).flatMap(([asked, texts]) =>
    texts.flatMap((text) => (question(text) === asked ? [] : [[text, question(text), asked]])),
  );
  expect(other).toEqual([]);
});

test("a trade's own calls, shares, languages and reviews are none of the site's", () => {
  const texts = [
    "we want to film a video for our bakery",
    "which commission should I pay my sales people",
    "our customers leave bad reviews on Google",
    "quante lingue deve avere il nostro sito",
    "my clients cancel and want their money back",
  ];
  expect(texts.filter((text) => Object.keys(OF_SITE).includes(question(text)))).toEqual([]);
});
