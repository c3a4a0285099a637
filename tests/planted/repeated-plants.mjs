const MANY = "app/features/accounts/sign-in/many-sign-ins.server.test.ts";
const CHANGES = "app/features/accounts/attempts/own-changes.server.test.ts";
const CLAIM = "app/platform/mail/claim-due.server.test.ts";

const SAID = "app/features/booking/life/said-again.test.ts";
const WORDS = "app/features/booking/life/words-of-one-side.server.test.ts";
const CONTESTED = "app/features/booking/life/contested.server.test.ts";
const CONTESTED_RULES = "app/features/booking/life/contested.test.ts";
const HOLDS = "app/features/booking/hour/hold-races.server.test.ts";
const UNCHANGED = "app/features/advisors/availability/unchanged.server.test.ts";
const LIFE = "app/features/booking/life";

/** What one account, or one side of a consultation, gets by doing it over and over: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V11",
    "every sign-in on a new device mails",
    MANY,
    "on ever new devices",
    [
      "app/features/accounts/sign-in/known-devices.server.ts",
      'if (!(await consumeLimit("new-device-mail", { userId }, at, connection)).ok) return;',
      "",
    ],
  ],
  [
    "V11",
    "right passwords sign in without end",
    MANY,
    "right sign-ins are counted",
    ["app/features/accounts/sign-in/sign-in.server.ts", "    if (!entered.ok) return refused(entered, user.id);\n", ""],
  ],
  [
    "V11",
    "an account elsewhere signs in without end",
    MANY,
    "whom a provider vouches for",
    ["app/features/accounts/oauth/sign-in-with-provider.server.ts", "    if (!entered.ok) return entered;\n", ""],
  ],
  [
    "V11",
    "an owner waits for the sign-ins of whoever shares no browser with them",
    MANY,
    "right sign-ins are counted",
    [
      "app/features/accounts/attempts/attempts.server.ts",
      "known ? { person: `known ${known} ${id}`, account: id } : { person: `${networkOf(address)} ${id}`, address, account: id }",
      "known ? { person: `${id}`, account: id } : { person: `${id}`, address, account: id }",
    ],
  ],
  [
    "V8",
    "passkeys are taken away without end, each with a mail",
    CHANGES,
    "passkeys that are taken away",
    [
      "app/features/accounts/passkeys/passkeys.server.ts",
      '    if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };\n    await tx.delete',
      "    await tx.delete",
    ],
  ],
  [
    "V8",
    "passkeys are added without end, each with a mail and a link",
    CHANGES,
    "added and taken away over and over",
    [
      "app/features/accounts/passkeys/passkeys.server.ts",
      '    if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };\n    const [made]',
      "    const [made]",
    ],
  ],
  [
    "V8",
    "an account elsewhere is disconnected without end, each time with a mail",
    CHANGES,
    "connected and disconnected over and over",
    [
      "app/features/accounts/oauth/identities.server.ts",
      '    if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };\n    await tx.delete',
      "    await tx.delete",
    ],
  ],
  [
    "V8",
    "an account elsewhere that may not be connected now stays connected",
    CHANGES,
    "connected and disconnected over and over",
    ["app/features/accounts/oauth/identities.server.ts", "        await tx.delete(identities).where(eq(identities.id, made[0].id));\n", ""],
  ],
  [
    "V11",
    "a thousand mails to one recipient keep everybody's back",
    CLAIM,
    "keep back nobody else's",
    ["app/platform/mail/claim-due.server.ts", "order by turn, send_after", "order by send_after"],
  ],
  [
    "V11",
    "what somebody got long ago keeps their mails back",
    CLAIM,
    "more than an hour ago does not count",
    ["app/platform/mail/claim-due.server.ts", " and written.created_at > now() - interval '1 hour'", ""],
  ],
  [
    "V11",
    "whoever waits for a link waits for every other mail",
    CLAIM,
    "goes before all else",
    ["app/platform/mail/claim-due.server.ts", "  AWAITED.has(kind)\n", "  false\n"],
  ],
  [
    "V40",
    "a denial is wiped when the absence is taken back and said again",
    SAID,
    "stays denied when it is taken back and said again",
    [`${LIFE}/effects.ts`, "[side]: answered } };", "[side]: { reply: null, repliedAt: null } } };"],
  ],
  [
    "V40",
    "an absence is said and taken back without end",
    SAID,
    "each side says it twice at most",
    [`${LIFE}/conditions.ts`, "firstSaidByActor: [saidByActor, firstSaid]", "firstSaidByActor: [saidByActor]"],
  ],
  [
    "V40",
    "what one side denied answers the other side's own word, too",
    SAID,
    "says nothing of the other side's own",
    [`${LIFE}/effects.ts`, "absencesTakenBack[side] ?? {};", "absencesTakenBack.client ?? absencesTakenBack.advisor ?? {};"],
  ],
  [
    "V40",
    "whoever has denied it is told to answer once more, or it stands",
    WORDS,
    "denied, taken back and said again",
    [
      "app/features/booking/notify/email-kinds.ts",
      'if (stem === "reportNoShow" && consultation.absenceRepliedAt) return "reportNoShowAgain";',
      "",
    ],
  ],
  [
    "V40",
    "an advisor of whom it is said that they did not come ends it by their own word",
    WORDS,
    "by the word of either side",
    [`${LIFE}/conditions.ts`, "endedUndisputed: [ended, noneSaidAbsent]", "endedUndisputed: [ended]"],
  ],
  [
    "V40",
    "an advisor who never came closes the matter by pressing first",
    CONTESTED,
    "does not close the matter",
    ["app/features/booking/absence/meant-step.ts", 'if (before.status === "completed" && role === "client") return "contest";', ""],
  ],
  [
    "V40",
    "what the advisor completed is contested for ever",
    CONTESTED,
    "within a day of the end",
    [`${LIFE}/conditions.ts`, "[closedByAdvisor, endedLately, noneSaidAbsent]", "[closedByAdvisor, noneSaidAbsent]"],
  ],
  [
    "V40",
    "a client takes their own completion back",
    CONTESTED,
    "within a day of the end",
    [`${LIFE}/conditions.ts`, "[closedByAdvisor, endedLately, noneSaidAbsent]", "[endedLately, noneSaidAbsent]"],
  ],
  [
    "V40",
    "of what an admin has decided an admin decides otherwise",
    CONTESTED_RULES,
    "an admin decides what is contested",
    [`${LIFE}/conditions.ts`, "missableUnsettled: [missable, openOrContested]", "missableUnsettled: [missable]"],
  ],
  [
    "V40",
    "a session that did not take place counts",
    CONTESTED,
    "records that the advisor did not come",
    ["app/features/ratings/count-advisor.server.ts", "session.status = 'completed'", "session.status in ('completed', 'no-show')"],
  ],
  [
    "V40",
    "what was said of an hour counts while it is open who was there",
    CONTESTED,
    "records that the advisor did not come",
    ["app/features/ratings/counted-reviews.server.ts", "= 'no-show' or ${isContested})", "= 'no-show')"],
  ],
  [
    "V40",
    "an hour is reviewed while it is open who was there",
    CONTESTED,
    "an admin lets it stand",
    [`${LIFE}/consultation-reviews.server.ts`, " || isContested(consultation)", ""],
  ],
  [
    "V40",
    "a refund and a decision at once give back the same twice",
    CONTESTED,
    "waits for a refund",
    [`${LIFE}/transitions.server.ts`, "    eq(consultations.refunded, refunded),\n", ""],
  ],
  [
    "V40",
    "a late cancellation is free once the time was moved",
    WORDS,
    "asks late to move costs",
    ["app/features/booking/cancellation.ts", "Math.min(percent, mostRefundPercent ?? WHOLE_PERCENT)", "percent"],
  ],
  [
    "V40",
    "what an advisor asks to move late costs the client",
    WORDS,
    "asks late to move costs",
    [`${LIFE}/effects.ts`, 'proposedBy === "client" ? refundPercentAt(before, now, rules) : null', "refundPercentAt(before, now, rules)"],
  ],
  [
    "V40",
    "an advisor who answers a late wish with another time takes its cost away",
    WORDS,
    "the advisor's own time in answer",
    [`${LIFE}/effects.ts`, "if (before.proposedTime) return before.proposedRefundPercent;", "if (before.proposedTime) return null;"],
  ],
  [
    "V40",
    "a wish that came in time costs as much as the answer that came late",
    WORDS,
    "a wish that came in time",
    [
      `${LIFE}/effects.ts`,
      "lowerOf(mostRefundPercent, proposedRefundPercent)",
      'before.status === "accepted" ? 50 : lowerOf(mostRefundPercent, proposedRefundPercent)',
    ],
  ],
  [
    "V29",
    "held hours that somebody has claimed do not count for their network",
    HOLDS,
    "whoever lets an hour go",
    [
      "app/features/booking/hour/holds-at-once.server.ts",
      "eq(quotes.advisorId, advisorId), isNotNull(quotes.blockedUntil)",
      "eq(quotes.advisorId, advisorId), isNull(quotes.clientId)",
    ],
  ],
  [
    "V29",
    "somebody claims an advisor's hours from one network after the other",
    HOLDS,
    "what somebody claims",
    [
      "app/features/booking/hour/hold-hour.server.ts",
      "if (claimed) await releaseEarliest(tx, viewer.userId, claimed.advisorId, now);\n    else",
      "if (!claimed)",
    ],
  ],
  [
    "V29",
    "an hour of which the request was refused stays taken",
    HOLDS,
    "of which the request is refused",
    [
      "app/features/booking/hour/request-hour.server.ts",
      "  if (!asked.ok && isHeld && !MENDED.has(asked.reason)) await releaseClaimed(viewer, hold);\n",
      "",
    ],
  ],
  [
    "V29",
    "whoever mistypes their name loses the hour that is held for them",
    HOLDS,
    "of which the request is refused",
    ["app/features/booking/hour/request-hour.server.ts", " && !MENDED.has(asked.reason)", ""],
  ],
  [
    "V30",
    "days that are not there are taken away, and every kept page is made anew",
    UNCHANGED,
    "outdates no page",
    ["app/features/advisors/availability/hours.server.ts", "    if ((await tx.$count(hoursExceptions, isMeant)) === 0) return;\n", ""],
  ],
  [
    "V30",
    "a language that an advisor speaks already has every kept page made anew",
    UNCHANGED,
    "outdates no page",
    [
      "app/features/advisors/dashboard/spoken-languages.server.ts",
      "    if (languages.includes(code) === isWanted) return { ok: true };\n",
      "",
    ],
  ],
  [
    "V30",
    "whoever writes without end has every page made anew each time",
    "app/platform/limits/paced.test.ts",
    "few are done at once",
    ["app/platform/limits/paced.ts", "if (left > 0) return run();", "return run();"],
  ],
  [
    "V30",
    "the last of many writes at once is shown by no page",
    "app/platform/limits/paced.test.ts",
    "few are done at once",
    ["app/platform/limits/paced.ts", "    waiting = setTimeout(", "    if (!waiting) return;\n    waiting = setTimeout("],
  ],
  [
    "V30",
    "an advisor writes as often as their connection can",
    "app/forms/own-form-limit.server.test.ts",
    "who posts to their own tabs without end",
    ["app/forms/posted-form.server.ts", "taken.ok ? await work()", "taken ? await work()"],
  ],
];

export const REPEATED_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
