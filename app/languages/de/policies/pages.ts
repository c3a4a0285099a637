import type { policyPageMessages as english } from "#app/features/policies/messages-of-pages";
import type { Translation } from "../../translation";

/** The pages of the single policies, in German. */
export const policyPageMessages: Translation<typeof english> = {
  privacyDescription:
    "Welche personenbezogenen Daten diese Website speichert, warum, auf welcher Grundlage und wie lange, wer sie sonst erhält und wie Sie sie einsehen, berichtigen, mitnehmen oder löschen.",
  termsDescription:
    "Die Vereinbarung zwischen Ihnen, Ihrem Berater und dem Betreiber dieser Website: Anfragen, Preise, Absagen und Erstattungen, Bewertungen\u00a0– und was Beratung hier nicht ist.",
  cookiesDescription: "Alles, was diese Website in Ihrem Browser ablegt, wofür und wie lange. Keine Werbung, keine Analyse-Tools.",
  otherPolicies: "Siehe auch",
  imprint: "Impressum",
  imprintDescription:
    "Wer diese Website betreibt und verantwortet: Name, Postanschrift, E-Mail-Adresse, Telefon, Registereintrag und Umsatzsteuer-ID.",
  imprintOperator: "Betreiber",
  imprintAddress: "Postanschrift",
  imprintEmail: "E-Mail",
  imprintPhone: "Telefon",
  imprintResponsible: "Verantwortliche Person",
  imprintRegister: "Registereintrag",
  imprintVat: "Umsatzsteuer-ID",
};
