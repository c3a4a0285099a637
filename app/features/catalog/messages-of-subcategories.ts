/** Texts of the sub-category pages. */
export const subcategoryMessages = {
  backTo: "Back to {category}",
  needLabel: "What do you need help with?",
  needRequired: "Please describe what you need help with",
  searching: "Searching...",
  topFound: "Top {count, number} {advisors} Found",
  viewAll: "View All {advisors}",
  allAdvisors: "All {advisors}",
  nothingTitle: "No advisor found for this yet",
  nothingText: 'Nobody in {subcategory} mentions "{query}". Try fewer or different words, or look through all of them.',
  fitsLittle: 'Nobody in {subcategory} mentions "{query}". These come closest, but may not fit well.',
  noneListed: "No advisor is listed here yet",
  noneListedText: "Look through the whole category, or ask the matcher there.",
  bestMatch: "Best Match",
  contact: "Contact {firstName}",
} as const;
