import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "./answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const question = (text: string) => {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? found.question : found.kind;
};

const ASKED = {
  recorded: [
    "is our session being recorded",
    "wait, is this recorded?",
    "do you record the conversations",
    "Wird dieser Anruf aufgezeichnet?",
    "Schneidet ihr die Gespräche mit?",
    "est-ce que cet appel est enregistré ?",
    "enregistrez-vous nos échanges ?",
    "¿nos están grabando?",
    "¿se graba la videollamada?",
    "questa chiamata viene registrata?",
    "registrate le sessioni?",
  ],
  documents: [
    "do you save the documents I send you",
    "who can see my uploaded file?",
    "will the pictures I upload be deleted?",
    "Wer liest die Dateien, die ich hochlade?",
    "Bewahrt ihr meine Dokumente auf?",
    "was passiert mit meinen Unterlagen danach?",
    "vous conservez les documents que j'envoie ?",
    "mes fichiers seront-ils supprimés ensuite ?",
    "¿qué hacen con los archivos que subo?",
    "¿se guardan mis documentos?",
    "cosa succede ai documenti che carico?",
    "il file viene cancellato dopo?",
  ],
  taxInvoice: [
    "we need a receipt for our accountant",
    "how can I get an invoice for the session?",
    "Wie bekomme ich eine Rechnung?",
    "Könnte ich eine Quittung bekommen",
    "Ich hätte gern eine Rechnung auf meine Firma",
    "comment obtenir une facture pour mon entreprise ?",
    "puis-je avoir un reçu ?",
    "quiero una factura de la consulta de ayer",
    "¿cómo puedo pedir una factura?",
    "vorrei una ricevuta per la consulenza",
    "si può avere la fattura?",
  ],
  privacy: [
    "will this stay between us",
    "is what I write here anonymous?",
    "can my employer see what I write?",
    "do you pass on my email address to advertisers",
    "Ist dieses Gespräch vertraulich?",
    "Verkauft ihr meine Daten an Dritte?",
    "tout ça reste confidentiel ?",
    "partagez-vous mes données avec des tiers ?",
    "¿es anónimo lo que escribo aquí?",
    "¿mi jefe puede leer lo que escribo?",
    "è tutto riservato?",
    "qualcun altro può leggere quello che scrivo?",
  ],
} as const;

test("whether this is recorded, kept, read by others or comes with an invoice is asked in many ways, in five languages", () => {
  const other = Object.entries(ASKED).flatMap(([asked, texts]) =>
    texts.flatMap((text) => (question(text) === asked ? [] : [[text, question(text), asked]])),
  );
  expect(other).toEqual([]);
});

test("a firm's own recordings, files, invoices and secrets are none of the site's", () => {
  const texts = [
    ...["are employers allowed to record phone calls with staff?", "how long must a dentist keep patient files", "who may see the payroll"],
    ...["can our landlord read our company's mail", "how do I get an invoice from a supplier who refuses", "our recipe has to stay secret"],
    ...[
      "Darf der Chef Telefonate mitschneiden?",
      "Wie lange muss ich Rechnungen aufbewahren?",
      "Ein Kunde braucht eine Rechnung auf Englisch",
    ],
    ...["Mitarbeiter hat vertrauliche Dateien kopiert", "peut-on filmer les salariés à la caisse ?", "comment facturer un client suisse ?"],
    ...[
      "qui peut consulter les fiches de paie ?",
      "clause de confidentialité pour un sous-traitant",
      "¿puedo grabar a mis empleados con cámaras?",
    ],
    ...["¿cómo hago facturas electrónicas para mis clientes?", "los documentos de aduana del contenedor se perdieron"],
    ...["come emetto fattura a un cliente svizzero?", "un dipendente ha venduto i dati dei clienti", "quanto devo conservare le fatture?"],
  ];
  expect(texts.flatMap((text) => (Object.keys(ASKED).includes(question(text)) ? [[text, question(text)]] : []))).toEqual([]);
});
