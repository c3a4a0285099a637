const CONVERSATION = "app/features/assistant/conversation/";
const DOCUMENTS = "app/features/assistant/documents/";
const RULE_ANSWERS_TEST = `${CONVERSATION}site-rules/rule-answers.server.test.ts`;

/** Defects in what is answered to questions about the site and to documents: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "rule",
    "a city that nobody has set is said as if it were where the site is run",
    RULE_ANSWERS_TEST,
    "a city and a number that nobody has set",
    [`${CONVERSATION}help-answers.server.ts`, "city === PLACEHOLDER_CITY", "false"],
  ],
  [
    "rule",
    "whoever asks about the site is not heard, whatever they say of dying",
    "app/features/assistant/understand/site-in-words/rules-in-words.test.ts",
    "who wants to die is heard",
    ["app/features/assistant/understand/answer-kind.ts", "&& !isDangerInSmallWords(foldedWords(said))", ""],
  ],
  [
    "rule",
    "an area of a document for which nobody is recommended has no issue",
    `${DOCUMENTS}pointers.test.ts`,
    "each area that a document tells of is pointed at",
    [`${DOCUMENTS}pointers.ts`, "[...areas, ...pointers.keys()]", "areas"],
  ],
  [
    "rule",
    "each sentence of a paragraph is a matter of its own",
    `${DOCUMENTS}one-of-each.test.ts`,
    "of a short paragraph about one matter",
    [`${DOCUMENTS}one-of-each.ts`, "if (!part) return [issue];", "if (issue) return [issue];"],
  ],
  [
    "rule",
    "whom to call is mentioned in the language of the message, beside an answer in another",
    `${CONVERSATION}one-language.server.test.ts`,
    "mentioned beside another answer",
    [`${CONVERSATION}judge-message.server.ts`, "languageBeside(language, speaker.language)", "language"],
  ],
  [
    "rule",
    "whoever asks for cheaper has missed a sum that they never said",
    `${CONVERSATION}cheapest-first.server.test.ts`,
    "no sum that they did not say",
    [`${CONVERSATION}answer-message.server.ts`, 'preference !== "budget" || !need.isCheapest', "preference.length > 0"],
  ],
];

export const QUESTION_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
