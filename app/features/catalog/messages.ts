import { grouped } from "#app/ui/text/counts";
import { COMMENTS_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "./category-requests/limits";
import { findMessages } from "./messages-of-find";
import { subcategoryMessages } from "./messages-of-subcategories";

/** Texts of the search dialog and of the category request. Names are in the taxonomy. */
export const searchAndRequestMessages = {
  go: "Go",
  searchTitle: "Search {site}",
  searchLabel: "What are you looking for?",
  searchDescription: "Categories, pages, advisors and areas of expertise.",
  searchPlaceholder: "Search categories and pages...",
  searchingAdvisors: "Searching advisors...",
  searchLost: "We cannot be reached to search for this: perhaps you are offline. The search goes on by itself once you are connected.",
  perHour: "{price} / hour",
  askAssistant: "Ask the assistant with this sentence",
  didYouMean: "Or did you mean …",
  browseCategories: "Browse Categories",
  categories: "Categories",
  pages: "Pages",
  advisors: "Advisors",
  areas: "Areas of expertise",
  noResultsText: "Tell us what is missing. We read every request, and open a category when people ask for it.",
  noResults: 'No results found for "{query}"',
  nearestArea: "Nearest: {area}",
  corrected: "Nobody mentions “{said}”, so these are for “{meant}”.",
  submitCategoryRequest: "Submit New Category Request",
  requestTitle: "Request a New Category",
  requestIntro: "Tell us what kind of advice is missing here.",
  requestOffer: "Nothing that fits?",
  requestOfferText: "If the advice you need has no category yet, ask for one. We count every request.",
  requestNameLong: `Please keep the name under ${NAME_MAX_CHARACTERS} characters`,
  requestCommentsLong: `Please keep the comments under ${grouped(COMMENTS_MAX_CHARACTERS)} characters`,
  requestTooMany: "You have sent several requests in a short time. Please try again in an hour.",
  requestTooManyToday: "You have sent several requests today. Please try again tomorrow.",
  requestClose: "Close",
  requestName: "Category Name",
  requestNameRequired: "Please enter a category name",
  requestComments: "Comments",
  requestEmail: "Your email",
  requestEmailHint: "Only if you want an answer. We use it for that alone, then delete it.",
  requestEmailInvalid: "Please enter a valid email address, or leave it blank",
  requestSubmit: "Submit Request",
  requestSubmitting: "Submitting...",
  requestDone: "Category request submitted successfully! We'll review it and get back to you.",
  requestFailed: "Failed to submit category request. Please try again.",
  filters: "Filters",
  search: "Search",
  linkedinSoonTitle: "Coming Soon! 🚀",
  linkedinSoonText: "LinkedIn integration will be available soon. Stay tuned!",
} as const;

/** The same with the texts of /find-advisor and the sub-category pages. */
export const catalogMessages = { ...searchAndRequestMessages, ...findMessages, ...subcategoryMessages } as const;
