import { isDeepStrictEqual } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader, Reading } from "#app/features/topics/classifier/reading";
import { offeredTopics } from "#app/features/topics/topic-list";
import { judge } from "./answer-kind";
import { isOnlyPreferences } from "./follow-ups";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const judged = (text: string) => judge(text, read(text), null);
const kindOf = (text: string) => judged(text).kind;

/** A reading with the given area likelihoods; the other areas share the rest. */
function aReading(likelihoods: Record<string, number>): Reading {
  const said = Object.values(likelihoods).reduce((sum, each) => sum + each, 0);
  const names = offeredTopics().map(({ name }) => name);
  const rest = (1 - said) / (names.length - Object.keys(likelihoods).length);
  const areas = names.map((topic) => ({ topic, likelihood: likelihoods[topic] ?? rest })).sort((a, b) => b.likelihood - a.likelihood);
  return { areas, none: 0, others: { chat: 0, private: 0, medical: 0, homework: 0, abuse: 0, site: 0, crisis: 0, language: 0 } };
}

test("sure: recommends; between two: asks for one of them; unsure: offers what comes nearest", () => {
  const need = "zzz";
  expect(judge(need, aReading({ Sales: 0.8 }), null)).toEqual({ kind: "sure" });
  expect(judge(need, aReading({ Sales: 0.35, Marketing: 0.3 }), null)).toEqual({ kind: "between", topics: ["Sales", "Marketing"] });
  expect(judge(need, aReading({ Sales: 0.22, Logistics: 0.15 }), null)).toEqual({ kind: "unsure", topics: ["Sales", "Logistics"] });
  // Anything less likely would be a guess: the categories are offered instead.
  expect(judge(need, aReading({ Sales: 0.15, Logistics: 0.1 }), null)).toEqual({ kind: "unsure", topics: [] });
});

test("two areas about as likely are asked about, however sure the first would be alone; a part of a field is not asked about beside it", () => {
  const need = "zzz";
  expect(judge(need, aReading({ Sales: 0.45, Logistics: 0.3 }), null)).toEqual({ kind: "between", topics: ["Sales", "Logistics"] });
  expect(judge(need, aReading({ Sales: 0.5, Logistics: 0.25 }), null)).toEqual({ kind: "sure" });
  expect(judge(need, aReading({ Legal: 0.45, "Corporate Law": 0.4 }), null)).toEqual({ kind: "sure" });
});

test("of sentences on the border between two areas several are asked about, each with both areas", () => {
  const asked = [
    "our contract with a supplier and the tax on it",
    "the boss of our sales team is leaving, we need a new structure",
    "Datenschutz auf unserer Webseite",
    "we are not profitable",
    "cibersecurity audit",
    "Ich möchte meinen Gesellschafter auszahlen und seine Anteile an der GmbH übernehmen.",
    "licence our software to a big customer",
    "the logo of our competitor looks like ours and our customers mix us up",
    "no vendemos bastante",
    "our website is slow and we lose customers",
    "wir wollen Leute aus Indien einstellen",
    "un client ne paie pas et notre trésorerie souffre",
    "a plan for our people and our costs",
    "Das neue Café gegenüber zieht uns die Gäste weg",
    "mi jefa de tienda quiere trabajar remote from Portugal, is that ok with el contrato?",
    "Ouvrir à Bruxelles ou à Genève ? On a un an de trésorerie devant nous.",
    "cerco qualcuno che mi segua i social della gelateria, io non o tempo",
  ].map(judged);
  expect(asked.filter(({ kind }) => kind === "between").length).toBeGreaterThanOrEqual(3);
  for (const each of asked) if (each.kind === "between") expect(new Set(each.topics).size).toBe(2);
});

test("on a category's own page its areas count for more", () => {
  const reading = aReading({ "Employment Law": 0.38, "Human Resources": 0.34 });
  expect(judge("zzz", reading, null).kind).toBe("between");
  expect(judge("zzz", reading, "legal").kind).toBe("sure");
});

test("the name of an area, as its button says it, is always understood", () => {
  for (const { name } of offeredTopics()) expect(judge(name, aReading({}), null), name).toEqual({ kind: "sure" });
});

test("plain needs are recommended for, in five languages", () => {
  for (const text of [
    "We need a patent lawyer",
    "warehouse and freight",
    "I need help with my taxes",
    "Unser Mitarbeiter klagt gegen die Kündigung",
    "Comment enregistrer une marque ?",
    "Necesito un abogado de inmigración para un visado",
    "Cerchiamo un consulente per la logistica del magazzino",
  ])
    expect(kindOf(text), text).toBe("sure");
});

test("what says nothing is not understood, and nobody is recommended for it", () => {
  for (const text of ["asdf", "zzz qqq", "blah blah blah", "123 456", "?!"]) expect(["unsure", "other"], text).toContain(kindOf(text));
});

test("greetings, thanks and small talk are small talk", () => {
  for (const text of [
    "thanks",
    "Thank you so much!",
    "hello",
    "Hallo, wie geht's?",
    "merci beaucoup",
    "gracias",
    "grazie mille",
    "hi there",
    "tell me a joke",
  ])
    expect(judged(text), text).toEqual({ kind: "other", matter: "chat" });
});

test("weather, private life, medicine and homework are nothing to recommend an advisor for", () => {
  for (const text of [
    "what is the weather today?",
    "my boyfriend left me",
    "Ich habe seit drei Tagen Kopfschmerzen und Fieber",
    "J'ai mal au ventre, quel médicament prendre ?",
    "write my essay about photosynthesis",
    "Kannst du meine Mathe Hausaufgaben machen?",
  ])
    expect(kindOf(text), text).toBe("other");
});

test("questions about the site itself are told apart", () => {
  const question = (text: string) => {
    const found = judged(text);
    return found.kind === "site" ? found.question : found.kind;
  };
  expect(question("can I get a refund?")).toBe("refund");
  expect(question("Bekomme ich mein Geld zurück?")).toBe("refund");
  expect(question("how do I become an advisor?")).toBe("becomeAdvisor");
  expect(question("Comment devenir conseiller chez vous ?")).toBe("becomeAdvisor");
  expect(question("what does it cost?")).toBe("price");
  expect(question("cuánto cuesta?")).toBe("price");
  expect(question("I can't log in")).toBe("signIn");
  expect(question("how do I delete my account")).toBe("account");
  expect(question("How can I cancel my booking?")).toBe("cancelling");
  expect(question("how can I contact you")).toBe("contact");
  expect(question("come funziona?")).toBe("howItWorks");
  for (const text of [
    "Wie werde ich hier Berater?",
    "Come divento consulente qui?",
    "¿Cómo puedo ser asesor aquí?",
    "Comment je deviens expert chez vous ?",
    "Can I join as an expert?",
  ])
    expect([text, question(text)]).toEqual([text, "becomeAdvisor"]);
  for (const text of [
    "¿Cómo me devuelven el dinero si cancelo?",
    "Wann bekomme ich mein Geld zurück?",
    "Comment récupérer mon argent si j'annule ?",
    "Come riavere i soldi se disdico la consulenza?",
  ])
    expect([text, question(text)]).toEqual([text, "refund"]);
});

test("a firm's own refunds and prices are a need, and no question about the site", () => {
  for (const text of [
    "Our customers ask for refunds all the time and it ruins our online shop",
    "How should we set the prices of our new product line against the competition?",
    "We need a new login for our app, built by a software team",
  ])
    expect(kindOf(text), text).not.toBe("site");
});

test("wishes alone are understood as wishes for whoever was sought before", () => {
  for (const text of ["someone cheaper", "in French please", "near Berlin", "under 100 euros an hour", "someone else"])
    expect(isOnlyPreferences(text), text).toBe(true);
  for (const text of ["thanks", "a patent lawyer in Berlin", "asdf"]) expect(isOnlyPreferences(text), text).toBe(false);
});

test("by when is a wish where a need is known; what asks of something else today, or at a place, is none", () => {
  const isPreference = (text: string) => isOnlyPreferences(text, { isKnown: true });
  for (const text of [
    "can it be today?",
    "urgent",
    "ist heute jemand frei?",
    "aujourd'hui s'il vous plaît",
    "hoy mismo",
    "thanks, in French please",
  ])
    expect(isPreference(text), text).toBe(true);
  for (const text of [
    "what is the weather today?",
    "what is the weather in Berlin?",
    "how are you today?",
    "tell me a joke in French",
    "wie wird das Wetter heute",
    "quelle est la météo aujourd'hui à Paris",
    "qué tiempo hace hoy",
    "che tempo fa oggi a Roma",
    "what's for dinner tonight",
  ])
    expect(isPreference(text), text).toBe(false);
});

/** Questions about one's own data and settings in five languages, by the page that answers them. */
const OF_ONES_OWN = {
  invoices: [
    "Wo sehe ich meine Rechnungen?",
    "where are my invoices",
    "Where can I find my receipts?",
    "Où sont mes factures ?",
    "où puis-je voir mes reçus ?",
    "¿Dónde veo mis facturas?",
    "¿dónde están mis recibos?",
    "Dove vedo le mie fatture?",
    "dove trovo le mie ricevute?",
    "Wo finde ich meine Belege?",
  ],
  consultations: [
    "where are my bookings?",
    "Wo sehe ich meine Buchungen?",
    "Wo finde ich meine Termine?",
    "Où trouver mes réservations ?",
    "¿Dónde están mis reservas?",
    "Dove sono le mie prenotazioni?",
    "where do I see my appointments",
  ],
  messages: [
    "where are my messages",
    "Wo finde ich meine Nachrichten?",
    "Où sont mes messages ?",
    "¿Dónde están mis mensajes?",
    "Dove trovo i miei messaggi?",
  ],
  security: [
    "how do I change my password",
    "How can I change my e-mail address?",
    "Wie ändere ich mein Passwort?",
    "Wo kann ich meine E-Mail-Adresse ändern?",
    "Comment changer mon mot de passe ?",
    "comment modifier mon adresse e-mail ?",
    "¿Cómo cambio mi contraseña?",
    "¿cómo puedo cambiar mi correo electrónico?",
    "Come cambio la password?",
    "come posso cambiare la mia e-mail?",
  ],
  language: [
    "how do I change the language?",
    "Wie ändere ich die Sprache?",
    "Comment changer la langue ?",
    "comment changer de langue",
    "¿Cómo cambio el idioma?",
    "Come cambio la lingua?",
  ],
  account: [
    "how do I delete my account",
    "Wie lösche ich mein Konto?",
    "Wie kann ich mein Konto löschen?",
    "Comment supprimer mon compte ?",
    "¿Cómo elimino mi cuenta?",
    "Come elimino il mio account?",
    "come cancello l'account?",
  ],
} as const;

test("where one's own things are, and how one changes them, leads to their page in five languages", () => {
  for (const [question, texts] of Object.entries(OF_ONES_OWN))
    for (const text of texts) expect([text, judged(text)]).toEqual([text, { kind: "site", question }]);
});

test("invoices, languages and passwords of a business lead to no page of one's own", () => {
  for (const text of [
    "How do I get my invoices paid faster?",
    "Wie kann ich meine Rechnungen schneller stellen?",
    "comment relancer mes factures impayées",
    "cómo cobrar mis facturas",
    "come posso incassare le mie fatture",
    "where do I find my next customers",
    "how do I change the language of our online shop",
    "where are my payments from customers",
    "Wie ändere ich die Sprache unserer Webseite?",
    "how to change the password policy of our company",
    "Comment changer la langue de notre boutique ?",
  ])
    expect([text, Object.keys(OF_ONES_OWN).filter((question) => isDeepStrictEqual(judged(text), { kind: "site", question }))]).toEqual([
      text,
      [],
    ]);
});

test("of two areas that are about as likely it is asked, however likely neither is", () => {
  const reading = { ...aReading({ "Employment Law": 0.38, "Human Resources": 0.34 }), none: 0.2 };
  expect(judge("zzz", reading, null)).toEqual({ kind: "between", topics: ["Employment Law", "Human Resources"] });
});

test("a text that may well be none of the areas is asked about, unless it is short and names one", () => {
  const perhapsNone = (none: number) => ({ ...aReading({ Sales: 0.6 }), none });
  expect(judge("zzz", perhapsNone(0.059), null)).toEqual({ kind: "sure" });
  expect(judge("zzz", perhapsNone(0.061), null)).toEqual({ kind: "unsure", topics: ["Sales"] });
  expect(judge("trademark", perhapsNone(0.061), null)).toEqual({ kind: "sure" });
});
