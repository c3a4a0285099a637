const MANY = "app/features/accounts/sign-in/many-sign-ins.server.test.ts";
const CHANGES = "app/features/accounts/attempts/own-changes.server.test.ts";
const CLAIM = "app/platform/mail/claim-due.server.test.ts";

/** What one account, or one side of a consultation, gets by doing it over and over: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V11",
    "every sign-in on a new device mails",
    MANY,
    "on ever new devices",
    [
      "app/features/accounts/sign-in/known-devices.server.ts",
      'if (!(await takeLimit("new-device-mail", { person: userId }, at, connection)).ok) return;',
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
      "known ? { person: `known ${known} ${id}` } : { person: `${networkOf(address)} ${id}`, address }",
      "known ? { person: `${id}` } : { person: `${id}`, address }",
    ],
  ],
  [
    "V8",
    "passkeys are taken away without end, each with a mail",
    CHANGES,
    "passkeys that are taken away",
    [
      "app/features/accounts/passkeys/passkeys.server.ts",
      '    if (!(await takeChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };\n    await tx.delete',
      "    await tx.delete",
    ],
  ],
  [
    "V8",
    "an account elsewhere is disconnected without end, each time with a mail",
    CHANGES,
    "connected and disconnected over and over",
    [
      "app/features/accounts/oauth/identities.server.ts",
      '    if (!(await takeChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };\n    await tx.delete',
      "    await tx.delete",
    ],
  ],
  [
    "V8",
    "an account elsewhere that may not be connected now stays connected",
    CHANGES,
    "connected and disconnected over and over",
    [
      "app/features/accounts/oauth/identities.server.ts",
      "        await tx.delete(identities).where(eq(identities.id, made[0].id));\n",
      "",
    ],
  ],
  [
    "V11",
    "a thousand mails to one recipient keep everybody's back",
    CLAIM,
    "keep back nobody else's",
    ["app/platform/mail/claim-due.server.ts", "coalesce(got.times, 0), ", ""],
  ],
  [
    "V11",
    "what somebody got long ago keeps their mails back",
    CLAIM,
    "an hour ago does not count",
    ["app/platform/mail/claim-due.server.ts", "sent_at > now() - interval '1 hour'", "sent_at is not null"],
  ],
  [
    "V11",
    "whoever waits for a link waits for every other mail",
    CLAIM,
    "goes before all else: reset_password",
    ["app/platform/mail/claim-due.server.ts", "due.kind in ${awaited} desc, ", ""],
  ],
];

export const REPEATED_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
