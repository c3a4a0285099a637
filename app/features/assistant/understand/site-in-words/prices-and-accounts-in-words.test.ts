import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { judge } from "../answer-kind";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const answered = (text: string) => {
  const found = judge(text, read(text), null);
  return found.kind === "site" ? `${found.question}${found.further ? ` and ${found.further}` : ""}` : found.kind;
};

const ASKED = {
  surge: [
    "why is it more expensive today than yesterday, surge or what",
    "the price jumped since this morning, how come",
    "wieso kostet dieselbe Beraterin heute mehr als am Montag",
    "pourquoi le tarif est plus élevé que la semaine dernière",
    "¿por qué ha subido el precio desde ayer?",
    "come mai il prezzo è salito da ieri",
  ],
  earn: [
    "do you take a cut of what advisors earn?",
    "how much of my money reaches the expert",
    "welche Provision behaltet ihr",
    "quelle part prend la plateforme",
    "¿qué comisión os lleváis?",
    "che percentuale trattenete",
  ],
  noAnswer: [
    "how long may an advisor take to accept my request",
    "bis wann muss die Beraterin antworten",
    "sous quel délai l'expert répond à ma demande",
    "¿cuánto tarda el asesor en responder?",
    "quanto tempo ha il consulente per rispondermi",
  ],
  noAccount: [
    "do I need an account to search",
    "brauche ich ein Konto, um Berater zu sehen",
    "faut-il s'inscrire pour chercher un expert",
    "¿hay que registrarse para mirar los perfiles?",
    "serve registrarsi per cercare?",
  ],
  howPay: ["which cards do you take"],
  contact: [
    "is there a phone number I can call",
    "habt ihr eine Telefonnummer",
    "avez-vous un numéro où appeler",
    "hay algún teléfono",
    "c'è un numero di telefono da chiamare",
  ],
  moving: [
    "can I change the time of the session I booked",
    "ich möchte den Termin verschieben, wo mach ich das",
    "changer l'heure d'une séance déjà réservée",
    "quiero pasar la cita al jueves, ¿se puede aplazar?",
    "come cambio l'orario della consulenza prenotata",
  ],
};

test("what is dearer, what the site keeps, how long an answer takes and whether one has to sign up is known by its words, in five languages", () => {
  const others = Object.entries(ASKED).flatMap(([question, texts]) =>
    texts.flatMap((text) => (answered(text) === question ? [] : [[question, text, answered(text)]])),
  );
  expect(others).toEqual([]);
});

test("a firm's own prices, commissions, customers and accounts stay its own", () => {
  const taken = [
    "why do our suppliers charge more than last year",
    "unsere Preise sind gestiegen, wie sage ich es den Kunden",
    "what commission should we pay our sales staff",
    "wie viel Provision zahlen wir dem Handelsvertreter",
    "our customers have to register before they can search our catalogue",
    "un fournisseur met trop de temps à répondre à nos commandes",
    "los clientes tardan en contestar a las ofertas",
    "l'affitto del negozio è aumentato da ieri, cosa posso fare",
    "how long does an employer have to answer a grievance",
    "do I need a licence to search for gold",
  ].filter((text) => answered(text).match(/surge|earn|noA|contact|moving/));
  expect(taken).toEqual([]);
});
