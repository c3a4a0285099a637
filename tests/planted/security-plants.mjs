const PATTERNS = "scripts/patterns/product-patterns.test.mjs";

/** What a stranger's text, document, picture or calendar may cost. */
export const SECURITY_PLANTS = [
  {
    threat: "V37",
    planted: "a pattern that begins anew at each blank",
    edits: [
      [
        "app/features/assistant/documents/sentences.ts",
        'return withoutEnd(sentence.replace(/\\s+/g, " ").replace(/^[\\s,:–-]+/, ""), /[\\s,:.–-]/);',
        'return sentence.replace(/\\s+/g, " ").replace(/^[\\s,:–-]+|[\\s,:.–-]+$/g, "");',
      ],
    ],
    test: PATTERNS,
    name: "every pattern of the product is linear",
  },
];
