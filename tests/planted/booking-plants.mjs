const PRICES = "tests/doors/prices.test.ts";
const PEOPLE = "tests/doors/other-people.test.ts";
const APPLICATIONS = "tests/doors/applications.test.ts";
const ACTORS = "app/features/booking/life/actors.server.ts";
const TERMS = "app/features/booking/request/booking-terms.server.ts";

/** Prices, other people's rows, and what nobody may make of themselves. */
export const BOOKING_PLANTS = [
  {
    threat: "V1",
    planted: "the price that was shown is not compared",
    edits: [
      [
        TERMS,
        "return isSameThing && isSamePrice && (!shown || isShown(shown, quote)) ? quote : null;",
        "return isSameThing && isSamePrice ? quote : null;",
      ],
    ],
    test: PRICES,
    name: "nothing is stored and the answer says why",
  },
  {
    threat: "V1",
    planted: "a quote never ends",
    edits: [[TERMS, "if (!quote || quote.expiresAt <= now) return null;", "if (!quote) return null;"]],
    test: PRICES,
    name: "an expired quote is refused",
  },
  {
    threat: "V1",
    planted: "anybody's quote will do",
    edits: [
      [
        "app/features/booking/quotes.server.ts",
        ".where(and(eq(quotes.id, id), eq(quotes.clientId, viewer.userId)));",
        ".where(eq(quotes.id, id));",
      ],
      [TERMS, 'const TERM_NAMES = [\n  "clientId",', "const TERM_NAMES = ["],
    ],
    test: PRICES,
    name: "somebody else's quote is refused",
  },
  {
    threat: "V1",
    planted: "the quote's minutes and urgency are not compared with those asked for",
    edits: [
      [TERMS, '  "durationMinutes",\n  "urgency",\n', ""],
      [TERMS, "return isSameThing && isSamePrice &&", "return isSameThing && (isSamePrice || true) &&"],
    ],
    test: PRICES,
    name: "fifteen minutes quoted and ninety sent",
  },
  {
    threat: "V1",
    planted: "a time in the past is taken",
    edits: [
      [
        "app/features/schedule/lead-time.ts",
        'return start >= earliestStart(now) ? { ok: true } : { ok: false, reason: "tooSoon" };',
        "return { ok: true };",
      ],
    ],
    test: PRICES,
    name: "a time in the past",
  },
  {
    threat: "V2",
    planted: "fields that nobody may send are passed over in silence (application)",
    edits: [
      [
        "app/features/applications/answers.ts",
        "  if (further.some((name) => !(fields as readonly string[]).includes(name))) return null;\n",
        "",
      ],
    ],
    test: APPLICATIONS,
    name: "V2: a status",
  },
  {
    threat: "V2",
    planted: "fields that nobody may send are passed over in silence (profile)",
    edits: [
      [
        "app/features/autosave/field-changes.ts",
        "    if (!Object.hasOwn(schemas, name)) return null;",
        "    if (!Object.hasOwn(schemas, name)) continue;",
      ],
    ],
    test: "tests/doors/profile.test.ts",
    name: "fields that no person may write",
  },
  {
    threat: "V3",
    planted: "a consultation is found by its id alone",
    edits: [[ACTORS, "  if (row?.clientId === viewer.userId) return asClient(viewer);", "  if (row) return asClient(viewer);"]],
    test: PEOPLE,
    name: "another's consultation answers as one that does not exist",
  },
  {
    threat: "V3",
    planted: "what is somebody else's is a 403, and so told from what does not exist",
    edits: [[ACTORS, "  throw endedAs(404);\n}", "  throw data(null, { status: row ? 403 : 404 });\n}"]],
    test: PEOPLE,
    name: "another's consultation answers as one that does not exist",
  },
  {
    threat: "V4",
    planted: "the admin area has lost its guard",
    edits: [
      ["app/routes/admin/layout.tsx", "export const middleware = [requireAdmin];", "export const middleware = [requireAdmin].slice(1);"],
    ],
    test: PEOPLE,
    name: "V4",
  },
  {
    threat: "V4",
    planted: "the verb of reviews does not ask whether its actor is an admin",
    edits: [["app/features/audit/admin-transaction.server.ts", "    if (!role) throw endedAs(403);\n", ""]],
    test: "app/features/applications/review/review.server.test.ts",
    name: "V5",
  },
  {
    threat: "V5",
    planted: "an admin who applied may decide",
    edits: [["app/features/applications/review/review.server.ts", "        ne(advisorApplications.userId, actor.userId),\n", ""]],
    test: "app/features/applications/review/review.server.test.ts",
    name: "V5",
  },
  {
    threat: "V27",
    planted: "a job ignores its lock",
    edits: [["app/platform/jobs/run-jobs.server.ts", "if (rows[0]?.mine) {", "if (rows[0]) {"]],
    test: "app/platform/jobs/run-jobs.server.test.ts",
    name: "while one server makes a pass",
  },
  {
    threat: "V27",
    planted: "an application is decided whatever has been decided meanwhile",
    edits: [["app/features/applications/review/review.server.ts", '          eq(advisorApplications.status, "pending"),\n', ""]],
    test: "app/features/applications/review/review.server.test.ts",
    name: "V27: approve and reject",
  },
  {
    threat: "V27",
    planted: "an advisor is paid out without being held meanwhile",
    edits: [
      [
        "app/features/money/payouts/payouts.server.ts",
        '.where(eq(advisors.id, advisorId)).for("no key update");',
        ".where(eq(advisors.id, advisorId));",
      ],
    ],
    test: "app/features/money/ledger.server.test.ts",
    name: "a payout pays what is owed once",
  },
  {
    threat: "V28",
    planted: "the weekly hours of an advisor are hours of UTC",
    edits: [["app/features/schedule/open-hours.ts", "const midnight = day * DAY_MS - offset;", "const midnight = day * DAY_MS;"]],
    test: "app/features/schedule/open-hours.test.ts",
    name: "hours are those of the advisor's clock",
  },
  {
    threat: "V28",
    planted: "of a time that the clock shows twice one is guessed",
    edits: [["app/features/schedule/wall-time.ts", "if (second === undefined) return", "if (first !== undefined) return"]],
    test: "app/features/schedule/wall-time.test.ts",
    name: "a time that the clock shows twice is ambiguous",
  },
];
