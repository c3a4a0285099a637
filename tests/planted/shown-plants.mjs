/** What people are shown in their language, in its order and in the site's colours: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "rule",
    "a German reader who has used the last recovery code is mailed that 0 are left, and not to make new ones",
    "tests/languages.test.ts",
    "says apart what English says apart",
    ["app/languages/de/accounts/second-factor.ts", "=0 {Es ist keiner mehr übrig: Erstellen Sie jetzt neue.} ", ""],
  ],
  [
    "rule",
    "an English reader who has used the last recovery code is mailed that 0 are left, and not to make new ones",
    "tests/languages.test.ts",
    "says apart what English says apart",
    ["app/features/accounts/second-factor/messages.ts", "=0 {None is left: make new ones now.} ", ""],
  ],
  [
    "rule",
    "words in a language that nobody can tell are read aloud as the page's",
    "app/languages/written-language.test.ts",
    "somebody's words say their language unless it is the page's",
    [
      "app/languages/written-language.ts",
      'return language === reading ? {} : { lang: language ?? "" };',
      "return language === null || language === reading ? {} : { lang: language };",
    ],
  ],
  [
    "rule",
    "a message is read aloud as if it were written in the page's language",
    "tests/words-of-people.test.ts",
    "whatever somebody wrote is shown with its language",
    ["app/features/messages/thread/message-bubble.tsx", "      {...written(text)}\n", ""],
  ],
  [
    "rule",
    "browsers keep what a topic was called in French before an admin said it anew",
    "app/languages/texts-module.server.test.ts",
    "browsers are led to a new module",
    ["app/languages/texts-module.server.ts", "there.of[0] === of[0] && there.of[1] === of[1]) return", "there.of[0] === of[0]) return"],
  ],
  [
    "rule",
    "browsers keep a text as it was before an admin wrote it anew",
    "app/languages/texts-module.server.test.ts",
    "browsers are led to a new module",
    ["app/languages/texts-module.server.ts", "there.of[0] === of[0] && there.of[1] === of[1]) return", "there.of[1] === of[1]) return"],
  ],
  [
    "rule",
    "a packed module of texts is sent under the address of whatever came after it",
    "app/languages/texts-module.server.test.ts",
    "browsers are led to a new module",
    ["app/languages/texts-module.server.ts", "const key = `${version}/${language}/${list}`", "const key = `${language}/${list}`"],
  ],
  [
    "rule",
    "by name from Z on, the list of people begins with those who have none",
    "app/features/admin/people/people.server.test.ts",
    "by name, those who have none come last",
    [
      "app/features/admin/people/person-order.server.ts",
      "isDown ? sql`${personName} <> ''` : sql`",
      "isDown ? sql`${personName} = ''` : sql`",
    ],
  ],
  [
    "rule",
    "of an entry with many fields the audit log says only what changed in the twenty first",
    "app/features/admin/audit-log/changes.test.ts",
    "of an entry with very many fields those that changed are said",
    [
      "app/features/admin/audit-log/changes.ts",
      "    .filter((change) => change.before !== change.after);",
      "    .slice(0, MAX_CHANGES)\n    .filter((change) => change.before !== change.after);",
    ],
  ],
  [
    "rule",
    "on a site with an accent of its own mails are white in a dark mailbox",
    "app/platform/mail/mail-look.test.ts",
    "light in a light mailbox and dark in a dark one",
    ["app/platform/mail/mail-look.ts", 'dark: colorsOf(brand, "dark")', 'dark: colorsOf(brand, "light")'],
  ],
  [
    "rule",
    "the mark in mails and on home screens keeps the accent from before",
    "app/platform/brand/mark-pictures.server.test.ts",
    "the mark is in the site's accent as it is now",
    [
      "app/platform/brand/mark-pictures.server.ts",
      "if (drawn?.accent !== accent) drawn = { accent, pictures: new Map() };",
      "drawn ??= { accent, pictures: new Map() };",
    ],
  ],
  [
    "rule",
    "a category that goes up changes places with a retired one that nobody sees",
    "app/features/admin/taxonomy/entries.server.test.ts",
    "a step goes past what is offered nowhere any more",
    [
      "app/features/admin/taxonomy/entries.server.ts",
      "eq(catalogEntries.kind, row.kind), eq(catalogEntries.category, row.category), isNull(catalogEntries.retiredAt))!",
      "eq(catalogEntries.kind, row.kind), eq(catalogEntries.category, row.category))!",
    ],
  ],
  [
    "rule",
    "a question of the application that goes up changes places with one that is asked no more",
    "app/features/admin/questions/questions.server.test.ts",
    "a step goes past a question that is asked no more",
    [
      "app/features/admin/questions/questions.server.ts",
      "    .from(applicationQuestions)\n    .where(isNull(applicationQuestions.retiredAt))\n    .orderBy(asc(applicationQuestions.position));\n  const other",
      "    .from(applicationQuestions)\n    .orderBy(asc(applicationQuestions.position));\n  const other",
    ],
  ],
  [
    "rule",
    "the picture of the site where it is shared keeps the look from before",
    "app/features/social-images/pictures.server.test.ts",
    "the site's picture is another with each thing of the brand",
    ["app/features/social-images/pictures.server.ts", "JSON.stringify([words, look])", "JSON.stringify([words])"],
  ],
];

export const SHOWN_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
