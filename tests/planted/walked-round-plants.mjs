const PARTS = "app/forms/read-parts.server.test.ts";
const JOINED = "app/platform/http/bodies/joined-bytes.test.ts";
const HOLDS = "app/features/booking/hour/hold-races.server.test.ts";
const HELD = "app/features/booking/hour/held-price.server.test.ts";
const GIVEN = "app/features/accounts/sign-up/sign-up-password.server.test.ts";
const SIGN_IN = "app/features/accounts/sign-in/sign-in.server.ts";
const SIGN_UP = "app/features/accounts/sign-up/sign-up-password.server.ts";
const OFFER = "app/features/booking/hour/offer.server.ts";

/** Defects by which a limit is walked round through its own door: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V32",
    "files that are counted no more stay in memory until their request ends",
    PARTS,
    "those before it are no longer in memory",
    ["app/forms/read-parts.server.ts", "        kept = null;\n", ""],
  ],
  [
    "V32",
    "a body that comes byte by byte takes hundreds of times what is counted",
    JOINED,
    "a body that comes byte by byte",
    [
      "app/platform/http/bodies/joined-bytes.ts",
      "Math.max(rest.length, Math.min(BLOCK_BYTES, Math.max(FIRST_BYTES, this.#size)))",
      "rest.length",
    ],
  ],
  [
    "V29",
    "hours that are held are made longer without being counted",
    HOLDS,
    "hours that become longer count towards that quarter",
    ["app/features/booking/hour/change-hold.server.ts", "if (durationMinutes > held.durationMinutes) {", "if (!held) {"],
  ],
  [
    "V29",
    "what is held after each hour counts for nothing",
    HOLDS,
    "what is held after an hour",
    [
      "app/features/booking/hour/holds-at-once.server.ts",
      "lengthOf(holds) + wanted.end - wanted.start",
      "lengthOf(holds) && (holds.length + 1) * 1_800_000",
    ],
  ],
  [
    "V2",
    "a price of before is held anew each time that its hour is let go",
    HELD,
    "ends with the first hold at it",
    [OFFER, "(isOpen && !offer.isCarried) ||", "isOpen ||"],
  ],
  [
    "V2",
    "what is offered at a price of one's own list can be held beyond it",
    HELD,
    "a price of one's own list",
    ["app/features/booking/hour/read-hour.server.ts", "isCarried: until !== undefined", "isCarried: false"],
  ],
  [
    "V10",
    "the password of one's own sign-up clears the failures between guesses",
    GIVEN,
    "undoes no failure",
    [
      SIGN_IN,
      'await refundAttempt(db, taken.attempt);\n    return refused({ ok: false, reason: "accounts.emailNotConfirmed"',
      'await clearAttempts(db, taken.attempt);\n    return refused({ ok: false, reason: "accounts.emailNotConfirmed"',
    ],
  ],
  [
    "V10",
    "a sign-up says longer that it waits where its link was sent again",
    GIVEN,
    "had the link sent again",
    [SIGN_UP, 'eq(emailTokens.purpose, "sign_up_password")', 'inArray(emailTokens.purpose, ["sign_up_password", "confirm_email"])'],
    [SIGN_UP, "import { and, eq, gt, isNull }", "import { and, eq, gt, inArray, isNull }"],
  ],
  [
    "V39",
    "the password of a stranger's sign-up is kept beyond the confirmation",
    GIVEN,
    "kept no longer than until the address is confirmed",
    ["app/features/accounts/email-links.server.ts", '[purpose, "sign_up_password"] as const', "[purpose] as const"],
  ],
  [
    "V11",
    "the password of one's own sign-up, which waits for its confirmation, is tried without an end, two hashes each time",
    "app/features/accounts/sign-in/many-sign-ins.server.test.ts",
    "the password of a sign-up that waits for its confirmation can be tried for nothing a few times only",
    ["app/features/accounts/sign-in/sign-in.server.ts", "if (free.ok) await refundAttempt(", "await refundAttempt("],
  ],
  [
    "V4",
    "a session stays paid for whose price went back in parts, one by the site and the rest through the bank",
    "app/features/ratings/partly-refunded.server.test.ts",
    "a session is not paid for once the site's refunds and what the client takes through the bank are the whole price",
    ["app/features/ratings/paid-for.server.ts", "action = 'refund' and done_at is not null", "action = 'refund' and false"],
  ],
];

export const WALKED_ROUND_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
