import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** Text in the preview pictures of shared pages, in Spanish. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Un puente entre una pregunta y alguien que ya la ha respondido.",
  sitePlain: "De una pregunta a alguien que ya la ha respondido.",
  unnamed: "Un asesor de {field}",
  reviews: "{count, plural, one {# reseña} other {# reseñas}}",
  apart: " · ",
  llmsSite:
    "Un mercado en el que personas y empresas encuentran asesores verificados, ven por qué encaja cada uno y cuánto cuesta la consulta en total, y piden una hora. Se paga por consulta, sin suscripción.",
  llmsPages:
    "Las páginas son HTML completo y no necesitan JavaScript. La página pública de cada asesor está en /advisors/…; el mapa del sitio las enumera con la fecha de su último cambio. Los precios están en la moneda del asesor. Lo que dicen los asesores es información y no crea una relación profesional.",
  llmsHeadingPages: "Páginas",
  llmsHeadingFields: "Áreas",
  llmsHeadingMachines: "Máquinas",
  llmsSitemap: "Todas las páginas públicas",
  llmsRobots: "Lo que no debe rastrearse",
};
