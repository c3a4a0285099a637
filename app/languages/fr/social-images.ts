import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** social-images, in French. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Un pont entre une question et la personne qui y a déjà répondu.",
  unnamed: "Expert : {field}",
  reviews: "{count, plural, one {# avis} other {# avis}}",
  apart: " · ",
};
