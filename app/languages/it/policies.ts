import type { policiesMessages as english } from "#app/features/policies/messages";
import type { Translation } from "../translation";
import { policyPageMessages } from "./policies/pages";

/** Texts around the policies, in Italian. */
export const policiesMessages = {
  privacy: "Informativa sulla privacy",
  terms: "Termini di servizio",
  cookies: "Informativa sui cookie",
  title: "Informative e termini completi",
  intro: "Cosa conserviamo su di Lei, cosa concordiamo con Lei e cosa resta nel Suo browser.",
  inShort: "In breve",
  contents: "In questa pagina",
  effective: "Data di entrata in vigore: <date></date>",
  ownPage: "Apri in una pagina separata",
  ownPageLabel: "Apri in una pagina separata: {policy}",
  translation: "Questa è una traduzione. Fa fede <binding>il testo in {language}</binding>.",
  binding: "Questo è il testo in {language}, che fa fede. <translation>Leggi la traduzione</translation>",
  noticeBefore: "Momento dell’annullamento",
  refund: "Rimborso",
  hoursOrMore: "Almeno {hours, number} ore prima dell’inizio",
  hoursBetween: "Da {from, number} a {to, number} ore prima",
  hoursLess: "Meno di {to, plural, one {# ora} other {# ore}} prima",
  refundPercent: "{percent, number}%",
  refundOfAdvisor: "Annullamento del consulente, in qualsiasi momento",
  cancellation: "Quanto Le viene restituito se annulla",

  ...policyPageMessages,
} satisfies Translation<typeof english>;
