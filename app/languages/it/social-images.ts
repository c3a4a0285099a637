import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** Words within the pictures that stand for pages where they are shared, in Italian. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Un ponte tra una domanda e chi ha già trovato la risposta.",
  unnamed: "Consulente per {field}",
  reviews: "{count, plural, one {# recensione} other {# recensioni}}",
  apart: " · ",
};
