import { spelled } from "#app/ui/text/counts";
import { MAX_COMPARED } from "./compared";

/** Texts of the comparison. */
export const comparisonMessages = {
  comparisonTitle: "Compare advisors",
  comparisonText:
    "Side by side, for the length of consultation you have in mind. The address of this page keeps your choice, so you can share it.",
  comparisonRemove: "Remove",
  comparisonRemoveLabel: "Remove {name} from the comparison",
  comparisonGone: "None of these advisors is listed",
  comparisonGoneText: "This link names advisors who are not listed here, or no longer are. Choose others below.",
  comparisonMore: "Add another",
  comparisonMoreText: `Up to ${spelled(MAX_COMPARED)} fit side by side. Choose a category, and press Compare on a card.`,
} as const;
