import type { policiesMessages as english } from "#app/features/policies/messages";
import type { Translation } from "../translation";
import { policyPageMessages } from "./policies/pages";

/** Texts around the policies, in French. */
export const policiesMessages = {
  privacy: "Politique de confidentialité",
  terms: "Conditions d’utilisation",
  cookies: "Politique relative aux cookies",
  title: "Nos conditions et politiques en intégralité",
  intro: "Ce que nous conservons à votre sujet, ce dont nous convenons ensemble et ce qui est déposé dans votre navigateur.",
  inShort: "En bref",
  contents: "Sur cette page",
  effective: "En vigueur depuis le <date></date>",
  ownPage: "Ouvrir sur une page à part",
  ownPageLabel: "Ouvrir sur une page à part : {policy}",
  translation: "Ceci est une traduction. Seul <binding>le texte en {language}</binding> fait foi.",
  binding: "Voici le texte en {language}, seul à faire foi. <translation>Lire la traduction</translation>",
  noticeBefore: "Moment de votre annulation",
  refund: "Vous récupérez",
  hoursOrMore: "{hours, number} heures avant le début ou plus tôt",
  hoursBetween: "Entre {from, number} et {to, number} heures avant",
  hoursLess: "Moins de {to, plural, one {# heure} other {# heures}} avant",
  refundPercent: "{percent, number} %",
  refundOfAdvisor: "L’expert annule, à tout moment",
  cancellation: "Ce que vous récupérez en cas d’annulation",

  ...policyPageMessages,
} satisfies Translation<typeof english>;
