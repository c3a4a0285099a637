/** Texts of the home page besides the content that admins edit. */
export const siteContentMessages = {
  homeDescription:
    "Find a verified advisor in business, finance, technology, marketing or law, see the whole price first, and book a consultation.",
  homeDescriptionOwn: "Find a verified advisor, see the whole price first, and book a consultation.",
  heroSecond: "Become an Advisor",
  heroAsk: "What do you need help with?",
  heroAskExample: "We are two founders and need to split our shares",
  heroAskButton: "See who fits",
  heroAskBusy: "Looking for advisors…",
  peopleTitle: "Advisors with time soon",
  peopleText:
    "{advisors, plural, one {# verified advisor} other {# verified advisors}} in {areas, plural, one {# area} other {# areas}}. Hourly prices are shown to everybody.",
  peopleAll: "See all advisors",
  quotesTitle: "What clients say",
  heroFactReviewed: "Every advisor approved by a person",
  heroFactPrice: "The price before you book",
  uploadHeroVideo: "Upload Hero Video",
  manageGrid: "Manage Grid",
  pauseVideo: "Pause the video",
  playVideo: "Play the video",
  categoriesTitle: "Where do you need advice?",
  categoriesText: "Choose the field closest to your question. You can narrow it down on the next page.",
  step: "Step {number, number}:",
} as const;
