import type { policiesMessages as english } from "#app/features/policies/messages";
import type { Translation } from "../translation";
import { policyPageMessages } from "./policies/pages";

/** Texts around the policies, in Spanish. */
export const policiesMessages = {
  privacy: "Política de privacidad",
  terms: "Condiciones del servicio",
  cookies: "Política de cookies",
  title: "Nuestras políticas completas",
  intro: "Qué guardamos sobre usted, qué acordamos con usted y qué queda en su navegador.",
  inShort: "En resumen",
  contents: "En esta página",
  effective: "En vigor desde el <date></date>",
  ownPage: "Abrir en una página aparte",
  ownPageLabel: "Abrir en una página aparte: {policy}",
  translation: "Esta es una traducción. El texto vinculante es <binding>el escrito en {language}</binding>.",
  binding: "Este es el texto en {language}, que es el vinculante. <translation>Leer la traducción</translation>",
  noticeBefore: "Momento de su cancelación",
  refund: "Se le devuelve",
  hoursOrMore: "{hours, number} horas antes del inicio o más",
  hoursBetween: "Entre {from, number} y {to, number} horas antes",
  hoursLess: "Menos de {to, plural, one {# hora} other {# horas}} antes",
  refundPercent: "{percent, number}\u00a0%",
  refundOfAdvisor: "El asesor cancela, en cualquier momento",
  cancellation: "Qué se le devuelve si cancela",

  ...policyPageMessages,
} satisfies Translation<typeof english>;
