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
  return found.kind === "site" ? found.question : found.kind;
};
const others = (asked: Record<string, readonly string[]>) =>
  Object.entries(asked).flatMap(([question, texts]) =>
    texts.flatMap((text) => (answered(text) === question ? [] : [[text, answered(text)]])),
  );

test("what a talk costs beyond its price is asked in many ways, in five languages", () => {
  expect(
    others({
      overtime: [
        "what happens if we run over time",
        "was passiert wenn das Gespräch länger dauert als gebucht",
        "et si on dépasse l'heure prévue, je paie combien",
        "si la sesión se alarga, me cobran más",
        "se la chiamata dura di più devo pagare un supplemento",
      ],
      trial: [
        "is the first call free?",
        "is there a free trial",
        "kann ich erst mal gratis ausprobieren?",
        "gibt es ein unverbindliches Kennenlerngespräch",
        "le premier entretien est-il gratuit",
        "puedo probar antes de pagar",
        "c'è una prova gratuita",
      ],
      subscription: [
        "is there a monthly fee",
        "muss ich ein Abo abschließen",
        "l'inscription est-elle payante",
        "hay que pagar una cuota mensual",
        "ci sono costi nascosti",
      ],
      rush: ["kostet es mehr wenn es eilig ist", "es más caro si es urgente"],
      currency: ["je peux payer en francs suisses", "puedo pagar en pesos"],
      cardSafe: ["is it safe to enter my card details here", "le paiement est-il sécurisé"],
      taxInvoice: ["do the prices include VAT", "i prezzi includono l'IVA"],
      whenPay: ["muss ich im Voraus bezahlen"],
      cancelling: ["je veux annuler mon rendez-vous, je perds l'argent ?"],
    }),
  ).toEqual([]);
});

test("who is behind the site, and what happens when somebody falls short of what was agreed, is known in five languages", () => {
  expect(
    others({
      owner: [
        "which company is behind this website",
        "welche Firma steckt dahinter",
        "c'est qui derrière ce site",
        "quién lleva esta web",
        "di chi è questo sito",
      ],
      mailMissing: [
        "i didnt get the confirmation email",
        "ich hab keine Bestätigungsmail gekriegt",
        "je n'ai pas reçu le mail de confirmation",
        "no me llega el correo de confirmación",
        "non mi è arrivata l'email di conferma",
      ],
      notHeld: [
        "can i get my money back if the advisor doesnt show up",
        "der Berater ist nicht erschienen, kriege ich mein Geld wieder",
        "le conseiller ne s'est pas présenté, suis-je remboursé",
        "me devolvéis el dinero si el asesor no aparece",
        "se il consulente non si collega mi rimborsate",
      ],
      late: [
        "i'm running late for my session",
        "ich verspäte mich zu meinem Termin",
        "et si c'est moi qui rate le rendez-vous",
        "llego tarde a mi cita",
        "sono in ritardo per la consulenza",
      ],
      fellShort: ["I was not happy with the advice, what can I do", "dais alguna garantía", "la consulenza è stata inutile"],
      privacy: ["will the advisor sign an NDA", "mes échanges restent-ils secrets", "rispettate il gdpr"],
      report: ["ein Berater hat mich beleidigt, wo melde ich das", "come blocco qualcuno che mi scrive"],
      reviews: ["can I leave a review anonymously", "quién escribe las valoraciones"],
      applied: ["wie lange dauert die Prüfung meiner Bewerbung"],
      ranking: ["ça veut dire quoi le pourcentage à côté du nom", "comment choisissez-vous les conseillers que vous proposez"],
      age: ["hay que ser mayor de edad", "quanti anni bisogna avere"],
      askFirst: ["posso scrivere al consulente prima di prenotare"],
    }),
  ).toEqual([]);
});

test("the same words about a firm, a customer or a product are no question about the site", () => {
  const taken = [
    "do we have to pay overtime to our waiters",
    "our meetings always run over time and nobody decides anything",
    "customers keep asking for a free trial of our software, should we offer one",
    "our subscription has hidden costs and customers complain",
    "unsere Bestätigungsmails kommen bei den Kunden nicht an",
    "the guarantee on our machines costs us a fortune",
    "fake reviews about my restaurant, who can help",
    "divisa chi la paga",
    "il prezzo del nostro vino include le accise?",
    "un client ne vient pas et ne paie pas ses rendez-vous",
    "you're useless",
  ].filter((text) =>
    ["overtime", "trial", "subscription", "mailMissing", "fellShort", "reviews", "currency", "late"].includes(answered(text)),
  );
  expect(taken).toEqual([]);
});

test("who wants to die is heard, whatever they ask about the site beside it", () => {
  const missed = [
    "i cannot log in, i want to die",
    "how do I delete my account, I want to die",
    "I am late for my appointment, I want to die",
    "ich will nicht mehr da sein, wie lösche ich mein Konto",
    "supprimer mon compte, je ne veux plus être là",
  ].filter((text) => answered(text) !== "danger");
  expect(missed).toEqual([]);
});
