/** Parts of `app/` that each become one client chunk, by path prefix; everything else is split by route. */
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

/** Loaded only by the routes that need them. */
export const APART = ["ui/fields/combobox"];

const escaped = (path: string) => path.replaceAll(/[/.]/g, "\\$&");
const anyOf = (paths: readonly string[]) => paths.map(escaped).join("|");

/**
 * Bundles what most routes share: every page lists the files that React needs, and each name costs bytes before the first paint. Texts are
 * in none of them: a page includes those of its language (app/languages).
 */
export const CLIENT_CHUNKS = [
  ...Object.entries(PARTS).map(([name, paths]) => ({
    name,
    test: new RegExp(`\\/app\\/(?!${anyOf(APART)})(${anyOf(paths)})`),
    priority: 2,
  })),
  { name: "site", minShareCount: 12, priority: 1 },
];
