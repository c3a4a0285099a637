import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** Words within the pictures that stand for pages where they are shared, in Spanish. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Un puente entre una pregunta y alguien que ya la ha respondido.",
  unnamed: "Un asesor de {field}",
  reviews: "{count, plural, one {# reseña} other {# reseñas}}",
  apart: " · ",
};
