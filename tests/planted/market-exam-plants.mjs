/** Defects that the exam of a market of lessons found, or that its mending could bring back: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "rule",
    "an invitation sent again speaks the first language of the site's list that its reader speaks",
    "app/features/applications/invitations/open-invitations.server.test.ts",
    "speaks the language of the first",
    [
      "app/features/applications/invitations/open-invitations.server.ts",
      "const { firstName, language } = invitedAs;",
      "const { firstName, languages: [language] } = invitedAs;",
    ],
  ],
  [
    "rule",
    "an agreed consultation is no longer upcoming once another time is proposed for it",
    "app/features/booking/answering/lists-in-order.test.ts",
    "an agreed consultation stays upcoming",
    [
      "app/features/booking/answering/lists-in-order.ts",
      "upcoming: ownFirst(lists.upcoming)",
      "upcoming: lists.upcoming.filter((line) => !isOwnTurn(line))",
    ],
  ],
  [
    "rule",
    "a proposed time lies on top of the agreed one in the advisor's week",
    "app/features/schedule/side-by-side.test.ts",
    "spans that overlap are side by side",
    ["app/features/schedule/side-by-side.ts", "const column = free === -1 ? ends.length : free;", "const column = 0;"],
  ],
  [
    "rule",
    "a time that is free for less than was asked is called taken",
    "app/features/booking/hour/hour-time.server.test.ts",
    "a short one the longest that fits",
    [
      "app/features/booking/hour/hour-time.server.ts",
      "lengths.includes(minutes) ? minutes : lengths.at(-1);",
      "lengths.includes(minutes) ? minutes : null;",
    ],
  ],
  [
    "rule",
    "nothing says when a long session ends",
    "app/features/schedule/end-said.test.ts",
    "the end is said of a session longer",
    ["app/features/schedule/end-said.ts", "minutes > LONGEST_IN_MINUTES", "minutes < 0"],
  ],
  [
    "rule",
    "hours are said in minutes, however many",
    "app/features/rules/lengths-in-words.test.ts",
    "lengths of at most ninety minutes",
    ["app/features/rules/lengths-in-words.ts", "isShort ? inMinutes : durations.map(inHours)", "inMinutes"],
  ],
  [
    "rule",
    "what keeps a spreadsheet from evaluating a cell is stored as a person's own words",
    "app/features/applications/invitations/problems/problem-lines.server.test.ts",
    "what begins like a formula is read in again",
    ["app/platform/csv.ts", 'cell.replace(KEPT_AT_START, "").replaceAll(KEPT_WITHIN, "$1")', "cell"],
  ],
  [
    "rule",
    "a text that is shown only since words were replaced has the old ones",
    "app/features/admin/texts/replacing/replacing.server.test.ts",
    "shown only after a replacement",
    ["app/features/own-texts/own-texts.server.ts", "applyOwnTexts(own, roomTextInForce)", "applyOwnTexts(own)"],
  ],
  [
    "rule",
    "a sentence that is left is replaced where its place says it again",
    "app/features/admin/texts/replacing/replacing.server.test.ts",
    "identical sentences are listed once",
    [
      "app/features/admin/texts/replacing/chosen-changes.server.ts",
      "(leftSentences.has(sentence) || places?.has(place))",
      "places?.has(place)",
    ],
  ],
  [
    "rule",
    "a mail has words that no admin can replace",
    "app/features/admin/texts/mails.test.ts",
    "every text that a mail is composed of",
    ["app/features/admin/texts/role-mails.ts", '["termsText", "termsFrom", "termsNew"]', '["termsText", "termsFrom"]'],
  ],
  [
    "rule",
    "whoever books is asked how urgent it is where rush costs nothing",
    "app/features/booking/hour/urgency-for-nothing.test.ts",
    "asked for urgency only where it costs something",
    ["app/features/booking/hour/hour-choices.tsx", "(currentRules().rushPercent > 0 || urgency !== DEFAULT_URGENCY)", "urgency"],
  ],
  [
    "rule",
    "a participle after a word of another gender is not among what is read first",
    "app/features/own-texts/word-before.test.ts",
    "adjectives and participles around a new word",
    ["app/features/own-texts/word-before.ts", "...(isSameGender ? [] : wordsAfterMarked(pieces, agreeing.after))", ""],
  ],
];

export const MARKET_EXAM_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
