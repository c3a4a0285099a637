/** Texts of social images and of the text for language models that appear on no page. */
export const openGraphMessages = {
  site: "A bridge between a question and someone who has answered it before.",
  sitePlain: "From a question to someone who has answered it before.",
  unnamed: "An advisor for {field}",
  reviews: "{count, plural, one {# review} other {# reviews}}",
  apart: " · ",
  llmsSite:
    "A marketplace where people and businesses find reviewed expert advisors, see why each fits and what a consultation costs in full, and ask for a time. Pay for each consultation, no subscription.",
  llmsPages:
    "Pages are complete HTML and need no JavaScript. Each advisor's public page stands at /advisors/…; the sitemap lists them with the date of their last change. Prices are in the advisor's currency. What advisors say is information, not a professional relationship.",
  llmsHeadingPages: "Pages",
  llmsHeadingFields: "Fields",
  llmsHeadingMachines: "Machines",
  llmsSitemap: "Every public page",
  llmsRobots: "What is not to be crawled",
} as const;
