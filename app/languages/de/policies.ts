import type { policiesMessages as english } from "#app/features/policies/messages";
import type { Translation } from "../translation";

/** What stands around the policies, in German. */
export const policiesMessages = {
  privacy: "Datenschutzerklärung",
  terms: "Nutzungsbedingungen",
  cookies: "Cookie-Richtlinie",
  privacyDescription:
    "Welche personenbezogenen Daten diese Website speichert, warum, auf welcher Grundlage und wie lange, wer sie sonst erhält und wie Sie sie einsehen, berichtigen, mitnehmen oder löschen.",
  termsDescription:
    "Die Vereinbarung zwischen Ihnen, Ihrem Berater und dem Betreiber dieser Website: Anfragen, Preise, Absagen und Erstattungen, Bewertungen\u00a0– und was Beratung hier nicht ist.",
  cookiesDescription: "Alles, was diese Website in Ihrem Browser ablegt, wofür und wie lange. Keine Werbung, keine Analyse-Tools.",
  title: "Unsere Richtlinien im Wortlaut",
  intro: "Was wir über Sie speichern, was zwischen Ihnen und uns gilt und was in Ihrem Browser abgelegt wird.",
  inShort: "Kurz gefasst",
  contents: "Auf dieser Seite",
  effective: "Gültig seit <date></date>",
  ownPage: "Auf eigener Seite öffnen",
  ownPageLabel: "Auf eigener Seite öffnen: {policy}",
  otherPolicies: "Siehe auch",
  translation: "Dies ist eine Übersetzung. Verbindlich ist <binding>der englische Text</binding>.",
  binding: "Dies ist der englische Text. Er ist verbindlich. <translation>Zur Übersetzung</translation>",
  noticeBefore: "Zeitpunkt Ihrer Absage",
  refund: "Sie erhalten zurück",
  hoursOrMore: "{hours, number} Stunden vor Beginn oder früher",
  hoursBetween: "Zwischen {from, number} und {to, number} Stunden vorher",
  hoursLess: "Weniger als {to, plural, one {# Stunde} other {# Stunden}} vorher",
  refundPercent: "{percent, number}\u00a0%",
  refundOfAdvisor: "Absage durch den Berater, jederzeit",
  cancellation: "Was Sie bei einer Absage zurückerhalten",
} satisfies Translation<typeof english>;
