/** Texts of /find-advisor. */
export const findMessages = {
  findAll: "All advisors",
  findWeek: "Advisors with time soon",
  findTitle: "Find Your Perfect Advisor",
  findIntro: "Choose the kind of advice you need. Every advisor was approved by a person before being listed.",
  findDescription: "Browse vetted advisors in business, finance, legal, technology, marketing and more.",
  findDescriptionOwn: "Browse vetted advisors, category by category.",
  findPlaceholder: "Search categories...",
  findNothingText: "Try another word, or look through all categories.",
  findNothing: 'No categories found matching "{query}"',
  clearSearch: "Clear search",
  moreSubcategories: "+{count, number} more",
} as const;
