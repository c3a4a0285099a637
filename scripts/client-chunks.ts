/** Parts of `app/` that come as one file of the client each, by the beginning of their path there; all else is split by route. */
export const PARTS = {
  frame: [
    "frame/",
    "document/",
    "ui/",
    "features/catalog/",
    "features/advisors/compare/",
    "features/assistant/limits",
    "features/schedule/zone-field",
    "features/search/wait-at-least",
    "features/topics/topic-path",
    "languages/needed-texts",
  ],
  cards: [
    "features/advisors/cards/advisor-facts",
    "features/advisors/cards/advisor-heading",
    "features/advisors/cards/card-choices",
    "features/advisors/directory/advisor-list",
    "features/advisors/directory/filtering/filter-labels",
    "features/advisors/directory/filters",
    "features/advisors/page/next-steps",
    "features/advisors/saved/save-button",
    "features/matching/match-bars",
    "features/money/reference-rates",
  ],
  policies: ["features/policies/", "features/site/site-identity", "features/booking/cancellation"],
};

/** Of these only who needs them should load them. */
export const APART = ["ui/fields/combobox"];

const escaped = (path: string) => path.replaceAll(/[/.]/g, "\\$&");
const anyOf = (paths: readonly string[]) => paths.map(escaped).join("|");

/**
 * What most routes share comes as one file: every page names the files that React needs, and each name costs bytes before the first paint. Texts are in none
 * of them: a page brings those of its language (app/languages).
 */
export const CLIENT_CHUNKS = [
  ...Object.entries(PARTS).map(([name, paths]) => ({
    name,
    test: new RegExp(`\\/app\\/(?!${anyOf(APART)})(${anyOf(paths)})`),
    priority: 2,
  })),
  { name: "site", minShareCount: 12, priority: 1 },
];
