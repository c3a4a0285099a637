import type { openGraphMessages as english } from "#app/features/social-images/messages";
import type { Translation } from "../translation";

/** The words within the pictures that stand for pages where they are shared, in German. */
export const openGraphMessages: Translation<typeof english> = {
  site: "Eine Brücke von Ihrer Frage zu jemandem, der sie schon einmal beantwortet hat.",
  unnamed: "Berater für {field}",
  reviews: "{count, plural, one {# Bewertung} other {# Bewertungen}}",
  apart: " · ",
};
