const HOLD = "app/features/accounts/sessions/hold-account.server.ts";
const LINKS = "app/features/accounts/email-links.server.ts";
const ORDER_TEST = "app/features/accounts/sessions/lock-order.server.test.ts";
const ANSWERS = "app/features/accounts/deletion/answers-without-advisor.ts";
const ANSWERS_TEST = "app/features/accounts/deletion/answers-without-advisor.test.ts";
const FORGET = "app/features/accounts/deletion/forget-in-answers.server.ts";
const WORDS_TEST = "app/features/accounts/deletion/erased-words.server.test.ts";
const CLAUSES = "app/features/assistant/understand/wishes/asked-times.ts";
const CLAUSES_TEST = "app/features/assistant/understand/wishes/asked-times.test.ts";

/** What keeps an ending from being carried out: two that wait for each other, and work that grows with the site. */
const ROWS = [
  [
    "V8",
    "an account is locked before its sessions",
    ORDER_TEST,
    "waits for a step of the session that it ends",
    [
      HOLD,
      '  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).orderBy(asc(sessions.id)).for("update");\n',
      "",
    ],
  ],
  [
    "V8",
    "a link is locked before its account",
    ORDER_TEST,
    "of the links of one person's mails",
    [LINKS, "  await holdOwner(connection, token, purpose, at);\n", ""],
  ],
  [
    "V8",
    "what the database asks to begin again is not",
    "app/db/begin-again.server.test.ts",
    "of two that wait for each other both are done",
    ["app/db/begin-again.server.ts", "MOST_TIMES = 4", "MOST_TIMES = 1"],
  ],
  [
    "V8",
    "whoever signs out stays signed in while a step is on its way",
    "app/features/accounts/sessions/sessions.server.test.ts",
    "a session ends at once, also while a step",
    ["app/features/accounts/sessions/sessions.server.ts", "set({ expiresAt: NEVER })", "set({ rememberMe: false })"],
  ],
  [
    "V4",
    "a name that is a currency is taken out of others' prices",
    ANSWERS_TEST,
    "an answer about others is as readable",
    [ANSWERS, "PROSE.has(key) ? replace(value) : value", "replace(value)"],
  ],
  [
    "V4",
    "a name that is a word of every day is taken out of others' sentences",
    ANSWERS_TEST,
    "a name that is none takes no word",
    [ANSWERS, "LIKE_A_NAME.test(name.trim())", "name !== null"],
  ],
  [
    "V4",
    "a part of a longer word is taken for an erased name",
    ANSWERS_TEST,
    "their whole name is replaced",
    ["app/features/accounts/deletion/replace-name.ts", "here.word === each.word", "here.word.startsWith(each.word)"],
  ],
  [
    "V32",
    "an advisor is forgotten in all answers at once",
    WORDS_TEST,
    "of very many answers an advisor is forgotten a thousand at a time",
    [FORGET, "LOOKED_THROUGH_AT_ONCE = 1000", "LOOKED_THROUGH_AT_ONCE = 1_000_000"],
  ],
  [
    "V32",
    "words that nobody has any more stay in the list",
    "app/features/matching/unused-words.server.test.ts",
    "a name that nobody has any more",
    [
      "app/features/matching/search-words.server.ts",
      "and not exists (select from adviser_words",
      "and false and not exists (select from adviser_words",
    ],
  ],
  [
    "V30",
    "each of thousands of clauses is read",
    CLAUSES_TEST,
    "a message of very many clauses",
    [CLAUSES, "MOST_CLAUSES = 100;", "MOST_CLAUSES = 100_000;"],
  ],
  [
    "V30",
    "each reader of a message reads its clauses anew",
    CLAUSES_TEST,
    "a message of very many clauses",
    [CLAUSES, "if (latest?.text !== text) latest", "latest"],
  ],
  [
    "V30",
    "a whole file of advisors is invited in one transaction",
    "app/features/applications/invitations/invite-advisors.server.test.ts",
    "a long file is invited fifty lines at a time",
    ["app/features/applications/invitations/invite-advisors.server.ts", "INVITED_AT_ONCE = 50", "INVITED_AT_ONCE = 5000"],
  ],
  [
    "V30",
    "a search of the log looks at what everybody did whose name fits",
    "app/features/audit/concerned.server.test.ts",
    "of very many people of a name a thousand are looked at",
    ["app/features/audit/concerned.server.ts", "    .limit(MAX_PEOPLE);", "    .limit(1_000_000);"],
  ],
];

export const ENDING_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
