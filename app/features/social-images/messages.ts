/** Words within the pictures that stand for pages where they are shared. */
export const openGraphMessages = {
  site: "A bridge between a question and someone who has answered it before.",
  unnamed: "An advisor for {field}",
  reviews: "{count, plural, one {# review} other {# reviews}}",
  apart: " · ",
} as const;
