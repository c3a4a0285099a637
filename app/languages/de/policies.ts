import type { policiesMessages as english } from "#app/features/policies/messages";
import type { Translation } from "../translation";
import { policyPageMessages } from "./policies/pages";

/** Texts around the policies, in German. */
export const policiesMessages = {
  privacy: "Datenschutzerklärung",
  terms: "Nutzungsbedingungen",
  cookies: "Cookie-Richtlinie",
  title: "Unsere Richtlinien im Wortlaut",
  intro: "Was wir über Sie speichern, was zwischen Ihnen und uns gilt und was in Ihrem Browser abgelegt wird.",
  inShort: "Kurz gefasst",
  contents: "Auf dieser Seite",
  effective: "Gültig seit <date></date>",
  ownPage: "Auf eigener Seite öffnen",
  ownPageLabel: "Auf eigener Seite öffnen: {policy}",
  translation: "Dies ist eine Übersetzung. Verbindlich ist <binding>der Text auf {language}</binding>.",
  binding: "Dies ist der Text auf {language}. Er ist verbindlich. <translation>Zur Übersetzung</translation>",
  noticeBefore: "Zeitpunkt Ihrer Absage",
  refund: "Sie erhalten zurück",
  hoursOrMore: "{hours, number} Stunden vor Beginn oder früher",
  hoursBetween: "Zwischen {from, number} und {to, number} Stunden vorher",
  hoursLess: "Weniger als {to, plural, one {# Stunde} other {# Stunden}} vorher",
  refundPercent: "{percent, number}\u00a0%",
  refundOfAdvisor: "Absage durch den Berater, jederzeit",
  cancellation: "Was Sie bei einer Absage zurückerhalten",

  ...policyPageMessages,
} satisfies Translation<typeof english>;
