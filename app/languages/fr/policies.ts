import type { policiesMessages as english } from "#app/features/policies/messages";
import type { Translation } from "../translation";

/** policies, in French. */
export const policiesMessages = {
  privacy: "Politique de confidentialité",
  terms: "Conditions d’utilisation",
  cookies: "Politique relative aux cookies",
  privacyDescription:
    "Quelles données personnelles ce site conserve, pourquoi, sur quelle base et combien de temps, qui d’autre les reçoit, et comment les consulter, les corriger, les emporter ou les effacer.",
  termsDescription:
    "L’accord entre vous, votre expert et l’exploitant de ce site : demandes, prix, annulations et remboursements, avis, et ce que les conseils donnés ici ne sont pas.",
  cookiesDescription:
    "Tout ce que ce site dépose dans votre navigateur, pourquoi et pour combien de temps. Ni publicité ni mesure d’audience.",
  title: "Nos conditions et politiques en intégralité",
  intro: "Ce que nous conservons à votre sujet, ce dont nous convenons ensemble et ce qui est déposé dans votre navigateur.",
  inShort: "En bref",
  contents: "Sur cette page",
  effective: "En vigueur depuis le <date></date>",
  ownPage: "Ouvrir sur une page à part",
  ownPageLabel: "Ouvrir sur une page à part : {policy}",
  otherPolicies: "Voir aussi",
  translation: "Ceci est une traduction. Seul <binding>le texte anglais</binding> fait foi.",
  binding: "Voici le texte anglais, seul à faire foi. <translation>Lire la traduction</translation>",
  noticeBefore: "Moment de votre annulation",
  refund: "Vous récupérez",
  hoursOrMore: "{hours, number} heures avant le début ou plus tôt",
  hoursBetween: "Entre {from, number} et {to, number} heures avant",
  hoursLess: "Moins de {to, plural, one {# heure} other {# heures}} avant",
  refundPercent: "{percent, number} %",
  refundOfAdvisor: "L’expert annule, à tout moment",
  cancellation: "Ce que vous récupérez en cas d’annulation",
} satisfies Translation<typeof english>;
