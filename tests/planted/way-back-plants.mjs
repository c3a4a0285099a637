/** Defects on the way from a need to an hour and back to it: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "rule",
    "an error that a form found itself stays while its value is unchanged, though another field has mended it",
    "app/ui/fields/mended.test.ts",
    "an error that the form found itself stands until",
    ["app/ui/fields/mended.ts", "!isOwn && refused[name]", "refused[name]"],
  ],
  [
    "rule",
    "a form complains of what it did not complain of before, while one types",
    "app/ui/fields/mended.test.ts",
    "nothing is complained of that was not complained of before",
    ["app/ui/fields/mended.ts", "Object.fromEntries(left.filter(", "Object.fromEntries([...left, ...Object.entries(found ?? {})].filter("],
  ],
  [
    "rule",
    "an answer says to start with somebody whom the cards show second",
    "app/features/assistant/recommend/phrasing.test.ts",
    "advisors are named in the order of their cards",
    ["app/features/assistant/recommend/phrasing.ts", " || !isFirst", ""],
  ],
  [
    "rule",
    "an hour held for a client reads as blocked, or open, in the advisor's own week",
    "app/features/advisors/own-week/cell-state.test.ts",
    "a consultation is named before the block",
    ["app/features/advisors/own-week/cell-state.ts", 'if (held) return { is: "held", name: held.name };', ""],
  ],
  [
    "rule",
    "whoever proposed a time is reminded to answer it",
    "app/features/booking/notify/remind-to-answer.server.test.ts",
    "whoever has to answer a proposed time is reminded once",
    ["app/features/booking/notify/remind-to-answer.server.ts", ", sides: [side]", ""],
  ],
  [
    "rule",
    "a proposal that was made an hour before it lapses is reminded of at once",
    "app/features/booking/notify/remind-to-answer.server.test.ts",
    "nobody is reminded of what was answered",
    ["app/features/booking/notify/remind-to-answer.server.ts", "${consultations.updatedAt} <=", "'-infinity'::timestamptz <="],
  ],
  [
    "rule",
    "a saved advisor who is listed no longer cannot be taken off the list",
    "app/features/profiles/network/network.server.test.ts",
    "saved advisors have cards while they are listed",
    ["app/features/advisors/saved/saved.server.ts", "(isSaved ? undefined : await findSaved(userId, slug))", "undefined"],
  ],
];

export const WAY_BACK_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
