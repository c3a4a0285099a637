/** Texts beside the forms of the account pages. */
export const asideMessages = {
  asideTitle: "A bridge to someone who knows.",
  asideTitlePlain: "Meet someone who knows.",
  asideMatch: "Describe what you need and see who fits, and why.",
  asidePrice: "Every price is shown in full before you book.",
  asideOffer: "Know something well? Offer your own time.",
  backToHome: "Back to home",
  backToList: "Back to where you were",
} as const;
