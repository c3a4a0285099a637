import type { policyPageMessages as english } from "#app/features/policies/messages-of-pages";
import type { Translation } from "../../translation";

/** The pages of the single policies, in Italian. */
export const policyPageMessages: Translation<typeof english> = {
  privacyDescription:
    "Quali dati personali conserva questo sito, perché, su quale base e per quanto tempo, chi altro li riceve e come consultarli, correggerli, esportarli o cancellarli.",
  termsDescription:
    "L’accordo tra Lei, il consulente e il gestore di questo sito: richieste, prezzi, annullamenti e rimborsi, recensioni, e i limiti delle consulenze offerte qui.",
  cookiesDescription:
    "Tutto ciò che questo sito lascia nel Suo browser, a quale scopo e per quanto tempo. Niente pubblicità, niente statistiche.",
  otherPolicies: "Vedi anche",
  imprint: "Note legali",
  imprintDescription:
    "Chi gestisce questo sito e ne risponde: nome, indirizzo postale, email, telefono, iscrizione al registro e partita IVA.",
  imprintOperator: "Gestore del sito",
  imprintAddress: "Indirizzo postale",
  imprintEmail: "Email",
  imprintPhone: "Telefono",
  imprintResponsible: "Persona responsabile",
  imprintRegister: "Iscrizione al registro",
  imprintVat: "Partita IVA",
};
