/** Who has an address, and what may be had by naming one or by holding an hour without an account. */
export const SIGN_UP_PLANTS = [
  {
    threat: "V39",
    planted: "the note to an hour whose ten minutes are over is filled in for whoever knows its id",
    edits: [["app/features/booking/hour/own-request.server.ts", "viewer === null && kept.includes(hold)", "viewer === null"]],
    test: "tests/doors/hour-over.test.ts",
    name: "nobody else reads the note",
  },
  {
    threat: "V39",
    planted: "the password of a link counts in whatever browser it is pressed",
    edits: [
      [
        "app/features/accounts/sign-up/own-sign-up.server.ts",
        "given !== null && given.passwordHash === link.passwordHash ? given : null",
        "link",
      ],
    ],
    test: "app/features/accounts/sign-up/sign-up.server.test.ts",
    name: "in the browser alone that gave it",
  },
  {
    threat: "V39",
    planted: "language and clock are those of a stranger who signed up with the address first",
    edits: [
      [
        "app/features/accounts/sign-up/confirmation.server.ts",
        "    await beginAnew(tx, { ...asRead, userId: link.userId, email: link.email, at });\n",
        "",
      ],
    ],
    test: "app/features/accounts/sign-up/sign-up.server.test.ts",
    name: "whoever presses the newest link",
  },
  {
    threat: "V39",
    planted: "an hour is asked for with somebody else's words by whoever reads the mail",
    edits: [
      [
        "app/routes/advisor-page/book-answers.server.ts",
        "    const signUpId = readWaitingSignUp(request)?.signUpId ?? null;\n",
        '    const { db } = await import("#app/db/client.server");\n    const newest = await db.execute("select id from email_tokens order by created_at desc limit 1");\n    const signUpId = String(newest.rows[0]?.id ?? "");\n',
      ],
    ],
    test: "tests/doors/held-hours.test.ts",
    name: "nobody asks for an hour in the name",
  },
  {
    threat: "V11",
    planted: "a stranger's sign-ups use up the links to choose a password",
    edits: [["app/features/accounts/attempts/mailed-attempt.server.ts", 'reset: "reset-mail"', 'reset: "sign-up-mail"']],
    test: "app/features/accounts/attempts/attempts.server.test.ts",
    name: "its owner gets one to choose a password",
  },
  {
    threat: "V11",
    planted: "a browser that was signed in before gets no link when strangers have asked for ten",
    edits: [["app/features/accounts/attempts/mailed-attempt.server.ts", "!taken.ok || known", "!taken.ok"]],
    test: "app/features/accounts/attempts/attempts.server.test.ts",
    name: "has its link, when strangers",
  },
  {
    threat: "V11",
    planted: "each sign-up with an address that is somebody's mails them",
    edits: [["app/features/accounts/sign-up/sign-up.server.ts", "if (!mail.ok) return", "if (!mail.ok && !email) return"]],
    test: "app/features/accounts/attempts/attempts.server.test.ts",
    name: "is mailed of sign-ups once an hour",
  },
  {
    threat: "V11",
    planted: "who is to wait an hour is told a quarter of one",
    edits: [["app/forms/account-form.server.ts", "Math.ceil(retryAfterSeconds / 60)", "15"]],
    test: "tests/doors/account-limits.test.ts",
    name: "says for how long it is",
  },
  {
    threat: "V39",
    planted: "an address that somebody typed first is closed to whoever a provider vouches for",
    edits: [["app/features/accounts/oauth/sign-in-with-provider.server.ts", "  await deleteUnconfirmedAccount(tx, email.data);\n", ""]],
    test: "app/features/accounts/sign-up/unconfirmed.server.test.ts",
    name: "whoever a provider vouches for",
  },
  {
    threat: "V39",
    planted: "an address that somebody typed first is closed to who changes to it",
    edits: [["app/features/accounts/email-change/email-change.server.ts", "  await deleteUnconfirmedAccount(tx, newEmail);\n", ""]],
    test: "app/features/accounts/email-change/email-change.server.test.ts",
    name: "has no address",
  },
  {
    threat: "V39",
    planted: "a suspended account goes when somebody else comes with its address",
    edits: [["app/features/accounts/sign-up/unconfirmed.server.ts", "isNull(users.suspendedAt),", ""]],
    test: "app/features/accounts/sign-up/unconfirmed.server.test.ts",
    name: "opens for no provider",
  },
  {
    threat: "V39",
    planted: "an account that waits for its newest mail goes",
    edits: [["app/features/accounts/sign-up/unconfirmed.server.ts", ", notExists(isAwaited)", ""]],
    test: "app/features/accounts/sign-up/unconfirmed.server.test.ts",
    name: "goes a week after its newest sign-up",
  },
  {
    threat: "V39",
    planted: "an account that waits for its mail goes within the hour",
    edits: [["app/features/accounts/sign-up/unconfirmed.server.ts", "isOld, ", ""]],
    test: "app/features/accounts/sign-up/unconfirmed.server.test.ts",
    name: "goes a week after its newest sign-up",
  },
  {
    threat: "V29",
    planted: "one network holds as many hours of an advisor as it likes",
    edits: [["app/features/booking/hour/holds-at-once.server.ts", "if (waitFor) return", "if (waitFor && !from.address) return"]],
    test: "app/features/booking/hour/hold-races.server.test.ts",
    name: "of one advisor two hours are held from one network",
  },
  {
    threat: "V29",
    planted: "a browser holds as many hours of an advisor as it has networks",
    edits: [
      [
        "app/features/booking/hour/holds-at-once.server.ts",
        "Math.max(0, own.length + others.length - most + 1)",
        "Math.max(0, ofNetwork.length - most + 1)",
      ],
    ],
    test: "app/features/booking/hour/hold-races.server.test.ts",
    name: "who looks on holds their newest two hours",
  },
  {
    threat: "V39",
    planted: "who chooses a password for an address that a stranger signed up with has the stranger's type of account",
    edits: [
      [
        "app/features/accounts/password/password-reset.server.ts",
        "    await beginAnew(tx, { ...reader, userId, email, category: null, at });\n",
        "",
      ],
    ],
    test: "app/features/accounts/password/password-reset.server.test.ts",
    name: "of an account that nobody had confirmed",
  },
  {
    threat: "V39",
    planted: "the time zone of a stranger who signed up with the address first is the owner's",
    edits: [
      ["app/features/accounts/sign-up/account-rows.server.ts", "if (table !== emailTokens) await", "if (table === emailTokens) await"],
    ],
    test: "app/features/accounts/sign-up/begun-by-a-stranger.server.test.ts",
    name: "an account that a stranger began has nothing of theirs once its owner has it by their own sign-up",
  },
  {
    threat: "V39",
    planted: "zone, language and currency are not kept with the link they were given with",
    edits: [
      [
        "app/features/accounts/sign-up/sign-up.server.ts",
        "const given = { returnTo, passwordHash, category, language, currency, timeZone };",
        "const given = { returnTo, passwordHash, category };",
      ],
    ],
    test: "app/features/accounts/sign-up/begun-by-a-stranger.server.test.ts",
    name: "an account that a stranger began has nothing of theirs once its owner has it by their own sign-up",
  },
  {
    threat: "V39",
    planted: "an invited person has what a stranger chose before",
    edits: [["app/features/applications/invitations/accept-invitation.server.ts", "  await deleteUnconfirmedAccount(tx, email);\n", ""]],
    test: "app/features/accounts/sign-up/begun-by-a-stranger.server.test.ts",
    name: "an account that a stranger began has nothing of theirs once its owner has it by an invitation",
  },
  {
    threat: "V39",
    planted: "who resets a password reads the site in a stranger's language",
    edits: [["app/features/accounts/password/password-reset.server.ts", "{ ...reader, userId,", "{ userId,"]],
    test: "app/features/accounts/sign-up/begun-by-a-stranger.server.test.ts",
    name: "an account that a stranger began has nothing of theirs once its owner has it by a forgotten password",
  },
  {
    threat: "V39",
    planted: "a confirmation is written in the language of a stranger who signed up before",
    edits: [["app/features/accounts/sign-up/sign-up.server.ts", 'timeZone: timeZone ?? "", language }', 'timeZone: timeZone ?? "" }']],
    test: "app/features/accounts/sign-up/begun-by-a-stranger.server.test.ts",
    name: "in the language of whoever asked for them",
  },
  {
    threat: "V39",
    planted: "the code of a confirmation is tried as often as one likes",
    edits: [
      ["app/features/accounts/sign-up/check-sign-up-code.server.ts", "if (!taken.ok) {", "if (!taken.ok && waiting.email === null) {"],
    ],
    test: "app/features/accounts/sign-up/check-sign-up-code.server.test.ts",
    name: "is tried a few times for an address",
  },
  {
    threat: "V39",
    planted: "each spelling of an address brings tries of its own",
    edits: [["app/features/accounts/sign-up/check-sign-up-code.server.ts", "person: mailboxOf(waiting.email)", "person: waiting.email"]],
    test: "app/features/accounts/sign-up/check-sign-up-code.server.test.ts",
    name: "however an address is spelled",
  },
  {
    threat: "V39",
    planted: "the code of a confirmation works as long as its link",
    edits: [
      ["app/features/accounts/sign-up/check-sign-up-code.server.ts", "const isNew = link !== null &&", "const isNew = link !== null ||"],
    ],
    test: "app/features/accounts/sign-up/check-sign-up-code.server.test.ts",
    name: "a code works for some minutes",
  },
  {
    threat: "V39",
    planted: "any six digits confirm an address",
    edits: [
      [
        "app/features/accounts/sign-up/check-sign-up-code.server.ts",
        "isSame(Buffer.from(code), Buffer.from(signUpCode(waiting.signUpId))) && isNew",
        "code && isNew",
      ],
    ],
    test: "app/features/accounts/sign-up/check-sign-up-code.server.test.ts",
    name: "is that of one's own sign-up",
  },
  {
    threat: "V39",
    planted: "an admin reads the code of a confirmation in the mailbox",
    edits: [["app/features/admin/mailbox/mailbox.server.ts", "withoutCode(row, withoutTokens(row.text))", "withoutTokens(row.text)"]],
    test: "app/features/accounts/sign-up/check-sign-up-code.server.test.ts",
    name: "no admin reads",
  },
];
